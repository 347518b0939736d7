import type { WritingTask } from '@/content/rooms/writing-types'
import type { Spanish } from '@/spanish/markup'

/**
 * A task in the format of an IB paper: prose, with three text types to choose from below. Null for papers with bullet
 * points, such as IGCSE.
 */
export function ibLayout({
  exam,
  task,
  points,
}: Pick<WritingTask, 'exam' | 'task' | 'points'>): { prose: Spanish; types: readonly Spanish[] } | null {
  const [, said, types] = /^(.+) Elija el tipo de texto más adecuado: (.+)\.$/.exec(task.es) ?? []
  if (exam === 'IGCSE' || said === undefined || types === undefined) return null
  return { prose: [said, ...points.map(({ es }) => es)].join(' '), types: types.split(/, | o /) }
}
