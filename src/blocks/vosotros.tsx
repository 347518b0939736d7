import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { deviceSetting } from '@/lib/device-setting'
import { useDeviceSetting } from '@/lib/use-device-setting'

const vosotros = deviceSetting('proxima-vosotros', ['shown', 'hidden'])

/** Whether this student wants the *vosotros* forms; kept on the device, shown until it says otherwise. */
export const useVosotrosShown = (): boolean => useDeviceSetting(vosotros) === 'shown'

/**
 * A switch for students whose course leaves *vosotros* out, and the parts of a lesson in which it hides that
 * person's rows. What it holds is not rendered again when it is switched.
 */
export function VosotrosScope({ children }: { children: ReactNode }) {
  const shown = useVosotrosShown()
  return (
    <div className={classNames('space-y-6', !shown && "[&_[data-person^='vosotros']]:hidden")}>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 print:hidden">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          checked={shown}
          onChange={(event) => vosotros.choose(event.target.checked ? 'shown' : 'hidden')}
          className="size-5 shrink-0 accent-[var(--ink)]"
        />
        <span>
          Show the <i lang="es">vosotros</i> forms{' '}
          <span className="text-sm text-muted">
            (“you” to several friends in Spain; America says <i lang="es">ustedes</i>)
          </span>
        </span>
      </label>
      {children}
    </div>
  )
}
