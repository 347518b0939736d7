import type { ReactNode } from 'react'
import { useVosotrosShown, VosotrosSwitch } from '@/components/vosotros'
import { classNames } from '@/lib/class-names'

/**
 * The switch for *vosotros*, and the parts of a lesson in which it hides that person's rows. What it holds is not
 * rendered again when it is switched.
 */
export function VosotrosScope({ children }: { children: ReactNode }) {
  return (
    <div className={classNames('stack-6', !useVosotrosShown() && "[&_[data-person^='vosotros']]:hidden")}>
      <VosotrosSwitch />
      {children}
    </div>
  )
}
