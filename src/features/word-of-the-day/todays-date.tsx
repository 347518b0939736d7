import { useNow } from '@/lib/use-now'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** The visitor's local date. */
export const TodaysDate = () => <span>{longDate.format(useNow())}</span>
