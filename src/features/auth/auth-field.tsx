import type { ComponentProps, InvalidEvent, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { FieldName } from './explain'

/** A field with its label above and, when something is wrong with it, the reason below. */
export function AuthField({
  label,
  name,
  hint,
  problem,
  onProblem,
  className,
  children,
  ...input
}: ComponentProps<'input'> & {
  label: string
  name: FieldName
  hint?: ReactNode
  problem: string | undefined
  /** The browser found the field empty or malformed: this is said in our words. */
  onProblem: (name: FieldName, text: string) => void
  children?: ReactNode
}) {
  function refuse(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    const field = event.currentTarget
    onProblem(
      name,
      field.validity.typeMismatch
        ? 'This is not a whole email address. One looks like ana@example.com.'
        : `Your ${label.toLowerCase()} is missing.`,
    )
    if (field.form?.querySelector(':invalid') === field) field.focus()
  }

  const describedBy = [problem !== undefined && `${name}-problem`, hint !== undefined && `${name}-hint`]
  return (
    <div>
      <label className="font-bold" htmlFor={name}>
        {label}
      </label>
      <div className="relative">
        <input
          id={name}
          name={name}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          onInvalid={refuse}
          className={classNames(
            'mt-1 block min-h-11 w-full rounded-md border bg-paper px-3 py-2 text-base text-ink placeholder:text-muted',
            problem === undefined ? 'border-muted' : 'border-2 border-wrong',
            className,
          )}
          {...input}
        />
        {children}
      </div>
      {problem !== undefined && (
        <p id={`${name}-problem`} role="alert" className="mt-1 font-bold text-wrong">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
