import { stopCountInWords } from 'virtual:counts'
import { ArrowRight } from 'lucide-react'
import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { type LessonId, lessonEntry } from '@/content/registry'
import { useAuth } from '@/features/auth/auth-context'
import { ProgressCard } from '@/features/progress/progress-card'
import { isCompleted } from '@/features/progress/queries'
import { useProgress, useProgressSummary } from '@/features/progress/use-progress'
import { Legend, MetroMap } from '@/features/roadmap/metro-map'
import { isFirstPage } from '@/lib/first-page'
import { useReady } from '@/lib/use-ready'
import { paths } from '@/paths'

const DueText = lazy(async () => ({ default: (await import('@/features/review/due-line')).DueText }))

const GrammarIndex = part(async () => (await import('@/features/roadmap/grammar-index')).GrammarIndex)

export const loader = () => isFirstPage() || GrammarIndex.load().then(() => true)

/** Of Repaso, to a student of whom nothing is remembered. */
const promise = 'what you miss in a lesson comes back'

export function Component() {
  const { user, loading } = useAuth()
  const ready = useReady()
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
      <PageHeader
        title="Grammar Roadmap"
        description={`All of IGCSE and IB Spanish grammar as a metro map: two lines, four levels, ${stopCountInWords} stops.`}
        onSign
        className="print:pb-4"
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted print:text-muted">
          {`Two lines, ${stopCountInWords} stops. Get on where you like; the order is the one that builds best.`}
        </p>
      </PageHeader>
      <div className="page -mt-6 print:mt-0 print:p-0">
        <ProgressCard known={known} visitor={user === null && !loading} asOf={seen?.asOf ?? null} />
        <p className="mt-4 min-h-7 print:hidden">
          <TextLink to={paths.review}>
            <span lang="es">Repaso</span>
          </TextLink>
          :{' '}
          {ready ? (
            <LazyPart waiting={promise}>
              <DueText>{promise}</DueText>
            </LazyPart>
          ) : (
            promise
          )}
        </p>
        <div className="mt-4 print:mt-8">
          <Legend />
        </div>
        <div className="mt-4">
          <MetroMap isCompleted={known?.isCompleted} />
        </div>
        <section
          aria-labelledby="connection"
          className="mt-10 rounded-lg border border-rule bg-card p-5 print:hidden"
        >
          <h2 id="connection" className="text-xl">
            Connection: the tense line
          </h2>
          <p className="mt-1 max-w-prose text-muted">
            Every tense, side by side, including those that are not on this map.
          </p>
          <Link to={paths.tenses} className={`${buttonClasses('outline')} mt-4`}>
            See all tenses <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </section>
        <GrammarIndex />
      </div>
    </>
  )
}
