import type { ReactNode } from 'react'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { isFirstPage } from '@/lib/first-page'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'

const ReviewPanel = part(async () => (await import('@/features/review/review-panel')).ReviewPanel)

export const loader = () => isFirstPage() || ReviewPanel.load().then(() => true)

/** A sentence, drawn as a stop on a line. */
function Stop({ children }: { children: ReactNode }) {
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1 -left-2.5 size-4 rounded-full border-[3px] border-ink bg-paper"
      />
      {children}
    </li>
  )
}

/** This section is the same for every student, so it can be prerendered. */
function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mt-10">
      <h2 id="how" className="text-xl">
        How it works
      </h2>
      <ul className="mt-4 ml-2 max-w-prose border-l-4 border-ink">
        <Stop>
          <b>It fills up by itself.</b> What you answer in a lesson or a verb drill is remembered on this
          device, and so are <TextLink to={paths.words()}>words</TextLink> that you type. Other words come
          back only if you add them.
        </Stop>
        <Stop>
          <b>It asks you just before you forget.</b> What you got wrong comes back in about ten minutes and
          again tomorrow. What you know comes back later each time.
        </Stop>
        <Stop>
          <b>It works offline.</b> Once you have opened the site, you can review without a connection.
        </Stop>
        <Stop>
          <b>It’s only for you.</b> You don’t need an account, and nothing is sent to anyone.{' '}
          <TextLink to={paths.device}>Save it as a file, or delete it all</TextLink>
        </Stop>
      </ul>
    </section>
  )
}

export function Component() {
  // The stored items are unknown at build time, so the panel is rendered only after hydration.
  const ready = useReady()
  return (
    <>
      <PageHeader
        title="Repaso"
        heading={
          <span lang="es" translate="no">
            Repaso
          </span>
        }
        description="Review for IGCSE and IB Spanish: what you got wrong comes back, ten at a time, from all lessons."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          Review what you got wrong and what you may soon forget: ten at a time, from all lessons.
        </p>
      </PageHeader>
      <div className="page -mt-6">
        <div className="max-w-3xl">
          {/* Reserves the height that most of the panel's cards need, to avoid a layout shift. */}
          <div className="grid min-h-76 sm:min-h-56">{ready && <ReviewPanel />}</div>
          <HowItWorks />
        </div>
      </div>
    </>
  )
}
