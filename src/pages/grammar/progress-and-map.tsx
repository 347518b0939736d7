import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { TextLink } from '@/components/ui/text-link'
import { WhenReady } from '@/components/ui/when-ready'
import { type LessonId, lessonEntry } from '@/content/registry'
import { useAuth } from '@/features/auth/auth-context'
import { ProgressCard } from '@/features/progress/progress-card'
import { isCompleted } from '@/features/progress/queries'
import { useProgress, useProgressSummary } from '@/features/progress/use-progress'
import { Legend, MetroMap } from '@/features/roadmap/metro-map'
import { queryClient } from '@/lib/query-client'
import { paths } from '@/paths'

const DueCount = lazy(async () => ({ default: (await import('@/features/review/due-count')).DueCount }))
const AccountOffer = lazy(async () => ({
  default: (await import('@/features/roadmap/answered-here')).AccountOffer,
}))

/** What Repaso offers, shown to students who have nothing stored yet. */
const promise = 'what you get wrong in a lesson comes back'
const promised = <span>{promise}</span>

function Content() {
  const { user, loading } = useAuth()
  const visitor = user === null && !loading
  const seen = useProgress()
  const summary = useProgressSummary()
  const known = seen &&
    summary && {
      isCompleted: (id: LessonId) =>
        isCompleted(seen.value, { topic_id: id, topic_type: lessonEntry(id).type }),
      summary,
    }
  return (
    <>
      <ProgressCard known={known} visitor={visitor} asOf={seen?.asOf ?? null} />
      {/* Reserves the height of both texts, to avoid a layout shift when they load. */}
      <div className="mt-4 min-h-28 min-[24rem]:min-h-21 sm:min-h-14 print:hidden">
        <p>
          <TextLink to={paths.review}>
            <span lang="es" translate="no">
              Repaso
            </span>
          </TextLink>
          :{' '}
          <WhenReady fallback={promised}>
            <LazyPart fallback={promised}>
              <DueCount>{promise}</DueCount>
            </LazyPart>
          </WhenReady>
        </p>
        {visitor && (
          <WhenReady>
            <LazyPart>
              <AccountOffer />
            </LazyPart>
          </WhenReady>
        )}
      </div>
      <div className="mt-4 print:mt-8">
        <Legend />
      </div>
      <div className="mt-4 not-print:@container">
        <MetroMap isCompleted={known?.isCompleted} />
      </div>
    </>
  )
}

/** The student's progress, and the map that shows it. Loads the query library. */
export function ProgressAndMap() {
  return (
    <QueryClientProvider client={queryClient}>
      <Content />
    </QueryClientProvider>
  )
}
