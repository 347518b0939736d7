import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'

/** The classes of a link in running text, for elements that look like one but do not use the router. */
export const textLinkClasses = 'font-bold underline underline-offset-4'

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={classNames(className, textLinkClasses)} {...props} />
}

/** A button in running text. */
export function TextButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={classNames('min-h-6', className, textLinkClasses)} {...props} />
}
