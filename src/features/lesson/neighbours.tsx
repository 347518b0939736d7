import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type LessonEntry, type LessonId, lessonEntry, lessons } from '@/content/registry'
import { roadmapStops } from '@/content/roadmap'
import { paths } from '@/paths'

/** The previous and next lesson, in map order for lessons on the map and otherwise in the order of the tense list. */
export function neighbours(id: LessonId): {
  previous: LessonEntry | undefined
  next: LessonEntry | undefined
} {
  const line: readonly LessonId[] = roadmapStops.includes(id)
    ? roadmapStops
    : lessons.flatMap((lesson) => (lesson.type === 'tense' ? [lesson.id] : []))
  const at = line.indexOf(id)
  const entry = (neighbour: LessonId | undefined) =>
    neighbour === undefined ? undefined : lessonEntry(neighbour)
  return { previous: entry(line[at - 1]), next: entry(line[at + 1]) }
}

/** Links to the previous and next lesson, at the end of a lesson. */
export function Neighbours({ id }: { id: LessonId }) {
  const { previous, next } = neighbours(id)
  return (
    <nav aria-label="Previous and next stops" className="mt-8 grid gap-4 sm:grid-cols-2 print:hidden">
      {previous !== undefined && (
        <Link
          to={paths.lesson(previous)}
          className="flex min-h-16 items-center gap-3 rounded-lg border border-rule bg-card p-4 hover:border-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <span>
            <span className="block text-sm text-muted">Previous stop</span>
            <b>{previous.title}</b>
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link
          to={paths.lesson(next)}
          className="flex min-h-16 items-center justify-end gap-3 rounded-lg border border-rule bg-card p-4 text-right hover:border-ink sm:col-start-2"
        >
          <span>
            <span className="block text-sm text-muted">Next stop</span>
            <b>{next.title}</b>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
      {next === undefined && (
        <Link
          to={paths.practice}
          className="flex min-h-16 items-center justify-end gap-3 rounded-lg border border-rule bg-card p-4 text-right hover:border-ink sm:col-start-2"
        >
          <span>
            <span className="block text-sm text-muted">End of the line</span>
            <b>Practice: three questions</b>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
    </nav>
  )
}
