import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { OfflineNotice } from '@/components/ui/offline-notice'
import { type LessonId, lessonEntry } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'
import { paths } from '@/paths'
import type { ProgressSummary } from './queries'

export interface ProgressCardProps {
  /** Which stops are completed, and a summary that also counts lessons off the map. Undefined while loading. */
  known: { isCompleted: (id: LessonId) => boolean; summary: ProgressSummary } | undefined
  /** Whether the student is known to be signed out. */
  visitor: boolean
  /** When the cached progress was fetched; null when online. */
  asOf: number | null
}

/**
 * The link to the next step. Every state of the card reserves space for it, so that there is no layout shift after
 * loading.
 */
function NextStep({ known, visitor }: Omit<ProgressCardProps, 'asOf'>) {
  if (visitor) {
    return (
      <Link to={paths.auth} className={buttonClasses()}>
        Sign in to track
      </Link>
    )
  }
  if (known === undefined) return null
  const next = roadmapStops.find((id) => !known.isCompleted(id))
  if (next === undefined) return <p className="font-bold">You have finished every stop.</p>
  const lesson = lessonEntry(next)
  return (
    <Link to={paths.lesson(lesson)} className={buttonClasses()}>
      {`Continue: ${lesson.title}`}
    </Link>
  )
}

/** The student's progress. The overall figure counts the stops on the map. */
export function ProgressCard({ known, visitor, asOf }: ProgressCardProps) {
  const count = (ids: readonly LessonId[]) => ids.filter((id) => known?.isCompleted(id)).length
  const total = roadmapStops.length
  const completed = count(roadmapStops)
  const percent = Math.round((completed / total) * 100)
  const rating = known?.summary.average_rating ?? null
  const figures = [
    ...roadmap.map((line) => {
      const stops = line.levels.flatMap((level) => [...level.stops])
      return { name: `${line.name} line`, figure: `${count(stops)} of ${stops.length}` }
    }),
    { name: 'Average rating', figure: rating === null ? '–' : `${rating}/5` },
    { name: 'Lessons finished', figure: known?.summary.total_completed },
    { name: 'Grammar lessons', figure: known?.summary.grammar_completed },
    { name: 'Tense lessons', figure: known?.summary.tense_completed },
  ]
  return (
    <Card aria-labelledby="progress" className="shadow-sm">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="progress" className="text-xl">
            Your progress
          </h2>
          <p className="mt-1">
            <b className="text-3xl">{known === undefined ? '–' : `${percent}%`}</b>
            {/* The space is inside the element, because a separate one would cause a layout shift. */}
            {known !== undefined && <span className="text-muted">{` ${completed} of ${total} stops`}</span>}
          </p>
        </div>
        {asOf !== null && <OfflineNotice what="your progress" asOf={asOf} />}
        <div className="flex min-h-11 w-full items-center sm:w-auto print:hidden">
          <NextStep known={known} visitor={visitor} />
        </div>
      </div>
      {known === undefined ? (
        <div
          aria-hidden="true"
          className="mt-4 h-3 rounded-full border border-dashed border-muted print:hidden"
        />
      ) : (
        <div
          role="progressbar"
          aria-labelledby="progress"
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-4 h-3 overflow-hidden rounded-full bg-rule forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-line-intermediate motion-safe:transition-[width] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none"
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,30%),1fr))] gap-x-4 gap-y-2">
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold">{known === undefined ? '–' : figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
