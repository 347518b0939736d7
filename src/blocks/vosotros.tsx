import { type ReactNode, useSyncExternalStore } from 'react'
import { classNames } from '@/lib/class-names'

const key = 'proxima-vosotros'
const listeners = new Set<() => void>()

/** What was chosen since the page was opened: counts also where the browser keeps nothing. */
let chosen: boolean | undefined

function isShown(): boolean {
  if (chosen !== undefined) return chosen
  try {
    return localStorage.getItem(key) !== 'hidden'
  } catch {
    return true
  }
}

function show(shown: boolean): void {
  chosen = shown
  try {
    if (shown) localStorage.removeItem(key)
    else localStorage.setItem(key, 'hidden')
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this student wants the *vosotros* forms; kept on the device, shown until it says otherwise. */
export function useVosotrosShown(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => true)
}

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
          onChange={(event) => show(event.target.checked)}
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
