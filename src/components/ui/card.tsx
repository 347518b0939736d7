import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'

/** A panel on the page; give it a heading of its own. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames(
        'rounded-lg border border-rule bg-card p-edge sm:p-6 print:border-0 print:p-0',
        className,
      )}
      {...props}
    />
  )
}
