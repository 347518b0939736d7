import { classNames } from '@/lib/class-names'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Says that the value on the page is cached. `what` is its name within the sentence, such as "your progress". */
export function OfflineNotice({ what, asOf, className }: { what: string; asOf: number; className?: string }) {
  return (
    <p role="status" className={classNames('border-l-4 border-almost pl-3', className)}>
      You’re offline: this is {what} as it was on{' '}
      <time dateTime={new Date(asOf).toISOString()}>{longDate.format(asOf)}</time>.
    </p>
  )
}

/** Says that something cannot be sent while the student is offline. */
export function NeedsConnection({ children }: { children: string }) {
  return (
    <p role="status" className="mt-4 border-l-4 border-almost pl-3">
      {children}
    </p>
  )
}
