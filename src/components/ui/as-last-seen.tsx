import { classNames } from '@/lib/class-names'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Marks what is not of now. `what` begins the sentence: "today’s word is the one". */
export function AsLastSeen({ what, asOf, className }: { what: string; asOf: number; className?: string }) {
  return (
    <p role="status" className={classNames('border-l-4 border-almost pl-3', className)}>
      You are offline: this is {what} as last read on{' '}
      <time dateTime={new Date(asOf).toISOString()}>{longDate.format(asOf)}</time>.
    </p>
  )
}

/** Says, where something has to be sent, that it cannot be now. */
export function NeedsConnection({ children }: { children: string }) {
  return (
    <p role="status" className="mt-4 border-l-4 border-almost pl-3">
      {children}
    </p>
  )
}
