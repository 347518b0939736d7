import type { ComponentProps, InvalidEvent } from 'react'
import { Field } from '@/components/ui/field'

const notWhole = 'Enter a full email address, such as ana@example.com.'

/** What an address that mail can go to looks like, for `pattern`: browsers let one without a dot pass. */
export const wholeAddress = '.+@.+\\..+'

/** A field that has to be filled in. */
export function AuthField({
  label,
  name,
  missing = `Enter your ${label.toLowerCase()}.`,
  onProblem,
  ...field
}: Omit<ComponentProps<typeof Field>, 'id'> & {
  label: string
  name: string
  /** What is said where it is empty. */
  missing?: string
  /** The browser found the field empty or malformed, which is said in our words; or it is being mended. */
  onProblem: (text: string | undefined) => void
}) {
  function refuse(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    const input = event.currentTarget
    onProblem(input.validity.typeMismatch || input.validity.patternMismatch ? notWhole : missing)
    if (input.form?.querySelector(':invalid') === input) input.focus()
  }
  return (
    <Field
      {...field}
      id={name}
      name={name}
      label={label}
      required
      onInvalid={refuse}
      onInput={() => field.problem !== undefined && onProblem(undefined)}
    />
  )
}
