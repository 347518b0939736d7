import type { ReactNode } from 'react'
import { useVosotrosShown, VosotrosSwitch } from '@/components/vosotros'
import { classNames } from '@/lib/class-names'

/**
 * The *vosotros* switch, and the area where it hides that person's rows. Toggling it does not re-render the children.
 */
export function VosotrosScope({ children }: { children: ReactNode }) {
  return (
    <div className={classNames('stack-6', !useVosotrosShown() && "[&_[data-person^='vosotros']]:hidden")}>
      <VosotrosSwitch />
      {children}
    </div>
  )
}
