import { useReady } from '@/lib/use-ready'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** The visitor's own date, filled in once the app is there: that of the build is another. */
export function TodaysDate() {
  const ready = useReady()
  return <p className="mt-2 min-h-7 text-lg text-muted">{ready && longDate.format(new Date())}</p>
}
