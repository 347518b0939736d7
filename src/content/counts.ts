import { lessons } from './registry'
import { roadmap, roadmapStops } from './roadmap'

/** Counts that pages mention. Computed at build time, so that a page need not load what is counted. */
export const counts = {
  lesson: lessons.length,
  stop: roadmapStops.length,
  ibStop: roadmap
    .filter(({ id }) => id === 'ib')
    .flatMap(({ levels }) => levels)
    .flatMap(({ stops }) => stops).length,
}
