import { Link } from 'react-router-dom'
import type { LessonId } from '@/content/registry'
import { roadmapStops } from '@/content/roadmap'
import { paths } from '@/paths'

/** A link to the lesson's stop on the map; nothing for a lesson that is not on the map. */
export function MapStopLink({ id }: { id: LessonId }) {
  const at = roadmapStops.indexOf(id)
  if (at === -1) return null
  return (
    <Link
      to={paths.stop(id)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
    >
      Stop {at + 1} of {roadmapStops.length} on the map
    </Link>
  )
}
