import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { paths } from '@/paths'

export interface ProgressCardProps {
  /** Stops of the map that are finished, and all of them: what the percentage counts. */
  completed: number
  total: number
  lines: readonly { name: string; completed: number; total: number }[]
  /** Counts every finished lesson, also those that are off the map. */
  summary: {
    total_completed: number
    grammar_completed: number
    tense_completed: number
    average_rating: number | null
  }
  /** Known to be signed out. */
  visitor: boolean
}

/** How far the student has come. */
export function ProgressCard({ completed, total, lines, summary, visitor }: ProgressCardProps) {
  const percent = Math.round((completed / total) * 100)
  return (
    <Card aria-labelledby="progress" className="shadow-sm">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="progress" className="text-xl">
            Your progress
          </h2>
          <p className="mt-1">
            <b className="text-3xl">{percent}%</b>{' '}
            <span className="text-muted">
              {completed} of {total} stops
            </span>
          </p>
        </div>
        {visitor ? (
          <Link to={paths.auth} className={buttonClasses()}>
            Sign in to track
          </Link>
        ) : (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {lines.map((line) => (
              <div key={line.name}>
                <dt className="text-sm text-muted">{line.name} line</dt>
                <dd className="font-bold">
                  {line.completed} of {line.total}
                </dd>
              </div>
            ))}
            <div>
              <dt className="text-sm text-muted">Lessons finished</dt>
              <dd className="font-bold">
                {summary.total_completed}{' '}
                <span className="font-normal text-muted">
                  ({summary.grammar_completed} grammar, {summary.tense_completed} tense
                  {summary.tense_completed !== 1 && 's'})
                </span>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Average rating</dt>
              <dd className="font-bold">
                {summary.average_rating === null ? '–' : `${summary.average_rating}/5`}
              </dd>
            </div>
          </dl>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby="progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-4 h-3 overflow-hidden rounded-full bg-rule"
      >
        <div
          className="h-full rounded-full bg-line-intermediate motion-safe:transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </Card>
  )
}
