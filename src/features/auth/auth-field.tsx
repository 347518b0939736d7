import type { ComponentProps, InvalidEvent } from 'react'
import { Field } from '@/components/ui/field'

const notWhole = 'Enter a full email address, such as ana@example.com.'

/** A required field. */
export function AuthField({
  label,
  name,
  missing = `Enter your ${label.toLowerCase()}.`,
  onProblem,
  ...field
}: Omit<ComponentProps<typeof Field>, 'id'> & {
  label: string
  name: string
  /** The message if the field is empty. */
  missing?: string
  /**
   * Called with our message if the browser finds the field empty or, for an email address, malformed, and with undefined while the student
   * corrects it.
   */
  onProblem: (text: string | undefined) => void
}) {
  function refuse(event: InvalidEvent<HTMLInputElement>) {
    event.preventDefault()
    const input = event.currentTarget
    onProblem(input.validity.patternMismatch ? notWhole : missing)
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
