import { lazy } from 'react'
import { Outlet } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { WhenReady } from '@/components/ui/when-ready'
import { AuthProvider } from '@/features/auth/auth-provider'
import { EmailLanding } from '@/features/auth/email-landing'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { ExamPracticeRow } from './exam-practice'
import { Footer } from './footer'
import { NavigationBar } from './navigation-bar'
import { RestoreScroll } from './restore-scroll'

const DeferredFrame = lazy(async () => {
  await afterFirstPaint()
  return { default: (await import('./deferred-frame')).DeferredFrame }
})

/** The frame of every page: navigation, page, footer. */
export function RootLayout() {
  return (
    <AuthProvider>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <NavigationBar />
      <ExamPracticeRow />
      <EmailLanding />
      <main id="content" tabIndex={-1} className="min-h-[calc(100svh-4rem)] outline-none print:min-h-0">
        <Outlet />
      </main>
      <Footer />
      <RestoreScroll />
      {/* Not visible at first, so mounted only in the browser, after the first paint. */}
      <WhenReady>
        <LazyPart>
          <DeferredFrame />
        </LazyPart>
      </WhenReady>
    </AuthProvider>
  )
}
