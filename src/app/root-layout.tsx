import { lazy, useEffect, useRef } from 'react'
import { type Location, Outlet, useLocation, useNavigation } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { WhenReady } from '@/components/ui/when-ready'
import { AuthProvider } from '@/features/auth/auth-provider'
import { EmailLanding } from '@/features/auth/email-landing'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { Footer } from './footer'
import { KeepPlace } from './keep-place'
import { NavigationBar } from './navigation-bar'

const ToastsAndVisits = lazy(async () => {
  await afterFirstPaint()
  return { default: (await import('./toasts-and-visits')).ToastsAndVisits }
})

/**
 * After a navigation, focus goes to what the address names: the section, else the page's title. A page that only
 * notes a choice in its own query, or asks for it by `keepsFocus` in the state, keeps the focus where the choice was made.
 */
function useFocusOnNavigation() {
  const { key, pathname, search, hash, state }: Location<unknown> = useLocation()
  const keepsFocus = typeof state === 'object' && state !== null && 'keepsFocus' in state
  const firstKey = useRef(key)
  const before = useRef({ pathname, search })
  useEffect(() => {
    const isChoice = hash === '' && before.current.pathname === pathname && before.current.search !== search
    before.current = { pathname, search }
    if (key === firstKey.current) return
    firstKey.current = ''
    if (isChoice || keepsFocus) return
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    const focusable = target ?? document.querySelector<HTMLElement>('main h1')
    if (focusable === null) return
    if (!focusable.hasAttribute('tabindex')) focusable.tabIndex = -1
    focusable.focus({ preventScroll: true })
  }, [key, pathname, search, hash, keepsFocus])
}

/** A thin line under the bar while the next page is on its way. */
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

/** The frame of every page: bar, page, footer. */
export function RootLayout() {
  useFocusOnNavigation()
  return (
    <AuthProvider>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-signal px-4 py-3 font-bold text-on-signal focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <NavigationBar />
      <EmailLanding />
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-4rem)] outline-none print:min-h-0">
        <Outlet />
      </main>
      <Footer />
      <KeepPlace />
      {/* What nobody sees at first is mounted in the browser only, after the first paint. */}
      <WhenReady>
        <LazyPart>
          <ToastsAndVisits />
        </LazyPart>
      </WhenReady>
    </AuthProvider>
  )
}
