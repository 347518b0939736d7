import { useId } from 'react'
import { deviceSetting } from '@/lib/device-setting'
import { useDeviceSetting } from '@/lib/use-device-setting'

const vosotros = deviceSetting('proxima-vosotros', ['shown', 'hidden'])

/** Whether this student wants the *vosotros* forms. Stored on the device; they are shown by default. */
export const useVosotrosShown = (): boolean => useDeviceSetting(vosotros) === 'shown'

/** For students whose course leaves *vosotros* out. */
export function VosotrosSwitch() {
  const isShown = useVosotrosShown()
  const id = useId()
  return (
    <div className="print:hidden">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state
          role="switch"
          aria-describedby={isShown ? undefined : id}
          checked={isShown}
          onChange={(event) => vosotros.choose(event.target.checked ? 'shown' : 'hidden')}
          className="size-5 shrink-0 accent-[var(--ink)]"
        />
        <span>
          Show the{' '}
          <i lang="es" translate="no">
            vosotros
          </i>{' '}
          forms{' '}
          <span className="text-sm text-muted">
            (“you” for several friends in Spain; in Latin America people say{' '}
            <i lang="es" translate="no">
              ustedes
            </i>
            )
          </span>
        </span>
      </label>
      {!isShown && (
        <p id={id} className="text-sm text-muted">
          They’re left out of tables, examples and exercises, but you’ll still see them in explanations, texts
          and dialogues.
        </p>
      )}
    </div>
  )
}
