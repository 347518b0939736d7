import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

const looks = {
  'on-card': 'min-h-11 rounded-md border border-muted bg-paper px-3 text-base',
  /** For a field on the page itself, whose background is the colour `paper`. */
  'on-page': 'min-h-11 rounded-md border border-muted bg-card px-3 text-base',
  /** For a whole sentence in Spanish: larger, like the sentence above it. */
  answer: 'min-h-12 rounded-md border-2 border-muted bg-paper px-3 text-lg',
} as const

export type InputLook = keyof typeof looks

/** The classes of text fields and selects. */
export const inputClasses = (look: InputLook = 'on-card', className?: string): string =>
  classNames(
    'w-full font-normal placeholder:text-muted aria-invalid:border-2 aria-invalid:border-wrong',
    looks[look],
    className,
  )

/** A field with its label above and, when something is wrong with it, the reason below. */
export function Field({
  label,
  id,
  hint,
  problem,
  className,
  children,
  ...input
}: ComponentProps<'input'> & {
  label: ReactNode
  id: string
  hint?: ReactNode
  problem?: string | undefined
  /** Content inside the field, at its end. */
  children?: ReactNode
}) {
  const describedBy = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`]
  return (
    <div>
      <label className="font-bold" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          className={inputClasses('on-card', classNames('mt-1 block', className))}
          {...input}
        />
        {children}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="mt-1 font-bold text-wrong">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
