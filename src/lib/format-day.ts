const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** "26 November". `at` is in milliseconds since 1970. */
export const formatDay = (at: number): string => shortDate.format(at)

/** The student's own date at a time in milliseconds since 1970, in the form 2026-11-26. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
