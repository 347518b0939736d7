import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { AuthField } from './auth-field'

export const newPasswordHint =
  'At least 8 characters. Three words that only you would put together are easy to remember.'

/** Tells password managers which account the password belongs to. They look for a text field, which may be hidden. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
)

/** A password field with a button that shows the password. */
export function PasswordField(
  field: Omit<ComponentProps<typeof AuthField>, 'type' | 'className' | 'children'>,
) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <AuthField {...field} type={isShown ? 'text' : 'password'} className="pr-12">
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${field.label.toLowerCase()}`}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </AuthField>
  )
}
