const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** "26 November". `at` is in milliseconds since 1970. */
export const formatDay = (at: number): string => shortDate.format(at)
