import type { WritingTask } from '@/content/rooms/writing-types'
import type { Spanish } from '@/spanish/markup'

/**
 * A task as an IB paper prints it: what it asks for stands in its prose, and three types of text stand below. Null where
 * the paper prints points, as IGCSE does.
 */
export function asOnIbPaper({
  exam,
  task,
  points,
}: Pick<WritingTask, 'exam' | 'task' | 'points'>): { prose: Spanish; types: readonly Spanish[] } | null {
  const [, said, types] = /^(.+) Elija el tipo de texto más adecuado: (.+)\.$/.exec(task.es) ?? []
  if (exam === 'IGCSE' || said === undefined || types === undefined) return null
  return { prose: [said, ...points.map(({ es }) => es)].join(' '), types: types.split(/, | o /) }
}
