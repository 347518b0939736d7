import { Analytics } from '@vercel/analytics/react'
import { lazy, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { useAuth } from '@/features/auth/auth-context'
import { RememberPage } from '@/features/auth/remember-page'
import { appearance } from '@/lib/appearance'
import { classNames } from '@/lib/class-names'
import { ignoreHeldEnter } from '@/lib/held-enter'
import { namesForAnHour } from '@/lib/stored-session'
import { isToasterNeeded, loadToaster, toastRequested } from '@/lib/toast'
import { useDeviceSetting } from '@/lib/use-device-setting'
import { paths } from '@/paths'
import { HoldScrollPosition } from './hold-scroll-position'
import { offerNewVersion } from './offer-new-version'
import { prefetchPages } from './prefetch-pages'
import { registerServiceWorker } from './register-service-worker'

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }))

/** Visits are counted by path only: the query or the fragment may carry a code or a token. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, window.location.origin)
  return origin + pathname
}

/**
 * Removes the canonical link after a navigation to another page. The build wrote it for the page that was opened,
 * and a phone would share that address instead of the current one.
 */
function useRemoveStaleCanonical(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (document.getElementById('root')?.dataset['path'] !== pathname)
      document.head.querySelector('link[rel="canonical"]')?.remove()
  }, [pathname])
}

/** Announces a sign-out, and dismisses the toasts shown to the student: the next person may use this device. */
function SignOutAnnouncement() {
  const { user } = useAuth()
  const [was, setWas] = useState(user)
  const [hasLeft, setHasLeft] = useState(false)
  if (was !== user) {
    setWas(user)
    setHasLeft(was !== null && user === null)
  }
  useEffect(() => {
    if (hasLeft && isToasterNeeded()) loadToaster().then((toast) => toast.dismiss(), console.info)
  }, [hasLeft])
  return (
    <p role="status" className="sr-only">
      {hasLeft && 'You are signed out.'}
    </p>
  )
}

/** A thin line while the next page loads. */
function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden">
      {state !== 'idle' && (
        <div className="h-1 bg-signal motion-safe:animate-pulse">
          <span className="sr-only">Loading…</span>
        </div>
      )}
    </div>
  )
}

/**
 * Shown only in print: at the foot of every sheet or, if the browser cannot reserve space for it there, once after the
 * last sheet. CSS margin boxes are not an alternative: only Chromium has them, and they cannot show the address.
 */
function PrintedFooter() {
  const { pathname, search } = useLocation()
  const hasRoom = 'boxDecorationBreak' in document.documentElement.style
  return (
    <p
      data-prints="sheet"
      className={classNames('bottom-0 hidden text-sm text-muted print:block', hasRoom && 'fixed')}
    >
      {/* With the verb that was looked up. */}
      {`Próxima (our texts: CC BY 4.0) · ${window.location.origin}${pathname}${pathname === paths.tenses ? search : ''}`}
    </p>
  )
}

/**
 * Deletes expired entries among those stored for an hour. Otherwise an entry that is never read again would stay for
 * ever.
 */
async function deleteExpired(): Promise<void> {
  if (!namesForAnHour.some((name) => name in localStorage)) return
  const { readForAnHour } = await import('@/lib/for-an-hour')
  for (const name of namesForAnHour) readForAnHour(name)
}

/** Whether any toast has been requested. */
function useIsToasterNeeded(): boolean {
  const [isWanted, setIsWanted] = useState(isToasterNeeded)
  useEffect(() => {
    const look = () => setIsWanted(isToasterNeeded())
    look()
    window.addEventListener(toastRequested, look)
    return () => window.removeEventListener(toastRequested, look)
  }, [])
  return isWanted
}

/** The site's colours, which are readable on its cards; sonner's own red is not. */
const toastColours: Readonly<Record<`--${string}`, string>> = {
  '--normal-bg': 'var(--card)',
  '--normal-border': 'var(--muted)',
  '--normal-text': 'var(--ink)',
  '--success-bg': 'var(--card)',
  '--success-border': 'var(--correct)',
  '--success-text': 'var(--correct)',
  '--info-bg': 'var(--card)',
  '--info-border': 'var(--foundation)',
  '--info-text': 'var(--foundation)',
  '--error-bg': 'var(--card)',
  '--error-border': 'var(--wrong)',
  '--error-text': 'var(--wrong)',
}

/**
 * Everything that all pages need, but not for the first paint: the loading line, the toaster, visit counting, the
 * service worker, prefetching, a held Enter key, the page to come back to after signing in, the opening position while a page renders,
 * and the foot of printed sheets.
 */
export function DeferredFrame() {
  const theme = useDeviceSetting(appearance.theme)
  const hasToaster = useIsToasterNeeded()
  useRemoveStaleCanonical()
  useEffect(() => {
    // In development, every edit to a file would count as a new version.
    if (import.meta.env.PROD)
      registerServiceWorker((activate) => void offerNewVersion(activate).catch(console.info)).catch(
        console.info,
      )
  }, [])
  useEffect(prefetchPages, [])
  useEffect(ignoreHeldEnter, [])
  useEffect(() => {
    deleteExpired().catch(console.info)
  }, [])
  return (
    <>
      <NavigationProgress />
      <RememberPage />
      <HoldScrollPosition />
      <SignOutAnnouncement />
      <PrintedFooter />
      {hasToaster && (
        <LazyPart>
          <Toaster
            richColors
            closeButton
            // At the top, they would cover what a page shows first, such as the link back to a lesson on home.
            position="bottom-center"
            theme={theme === 'device' ? 'system' : theme}
            duration={6000}
            style={{ fontFamily: 'inherit', ...toastColours }}
          />
        </LazyPart>
      )}
      {import.meta.env.PROD && (
        <Analytics mode="production" beforeSend={(event) => ({ ...event, url: withoutQuery(event.url) })} />
      )}
    </>
  )
}
