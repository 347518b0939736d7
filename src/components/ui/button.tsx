import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-button py-2 text-center text-base font-bold no-underline disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:cursor-not-allowed motion-safe:transition-colors'

const looks = {
  primary: 'border border-transparent bg-ink text-paper hover:bg-ink/85',
  outline: 'border-2 border-ink text-ink hover:bg-ink-wash',
  /** On a dark sign. */
  signal: 'border border-transparent bg-signal text-on-signal hover:bg-signal/85',
  'sign-outline': 'border-2 border-on-sign text-on-sign hover:bg-white/15',
} as const

export type ButtonLook = keyof typeof looks

/** The classes of a button, for links that look like one. */
export function buttonClasses(look: ButtonLook = 'primary'): string {
  return classNames(base, looks[look])
}

export function Button({
  look = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={classNames(buttonClasses(look), className)} {...props} />
}
