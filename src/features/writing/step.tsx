import type { ReactNode, RefObject } from 'react'
import type { LineColours } from '@/components/ui/line-colours'
import { classNames } from '@/lib/class-names'

/** A step of a task: a numbered stop, with the line running past its name. */
export function Step({
  id,
  number,
  title,
  line,
  heading,
  className,
  children,
}: {
  id: string
  number: number
  title: string
  line: LineColours
  /** The heading, which takes focus when the student reaches this step. */
  heading?: RefObject<HTMLHeadingElement | null>
  className?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'flex size-9 shrink-0 items-center justify-center rounded-full border-4 bg-card font-bold print:hidden',
            line.border,
          )}
        >
          {number}
        </span>
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-xl text-balance outline-none min-[22rem]:text-2xl"
        >
          {title}
        </h2>
        <span
          aria-hidden="true"
          className={classNames(
            'h-1.5 min-w-4 flex-1 rounded-full max-[22rem]:hidden print:hidden',
            line.background,
          )}
        />
      </div>
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** Content that stays collapsed until the student opens it. */
export function Collapsed({
  label,
  open = false,
  children,
}: {
  label: string
  open?: boolean
  children: ReactNode
}) {
  return (
    <details open={open}>
      <summary className="min-h-11 py-2 font-bold underline underline-offset-4">{label}</summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
