import type { ComponentProps } from 'react'
import { AuthField } from './auth-field'

// In some versions of Chromium, a negated class in a group that repeats does not match what it should.
const anyAddress = '\\s*[^\\s@]+@[^\\s@]+\\s*'
/** The domain contains a dot, so that a typing mistake such as `ana@gmail` gets no email. */
const addressForMail = '\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*'

/**
 * A field for an email address. Its type is not `email`: WebKit refuses an international domain in such a field, and
 * other browsers differ in what they send for it.
 * @param isKnown whether an account already has the address; no email is sent to it
 */
export function EmailField({
  isKnown = false,
  ...field
}: Omit<ComponentProps<typeof AuthField>, 'type' | 'pattern'> & { isKnown?: boolean }) {
  return (
    <AuthField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      pattern={isKnown ? anyAddress : addressForMail}
      {...field}
    />
  )
}
