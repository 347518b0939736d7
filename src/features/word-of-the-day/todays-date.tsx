import { useReady } from '@/lib/use-ready'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })

/** The visitor's local date. Filled in after hydration, because the prerendered page would show the build date. */
export function TodaysDate() {
  const ready = useReady()
  return <p className="mt-2 min-h-7 text-lg text-muted">{ready && longDate.format(new Date())}</p>
}
