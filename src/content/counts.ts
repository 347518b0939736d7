import { lessons } from './registry'
import { roadmap, roadmapStops } from './roadmap'

/** What pages say a number of; for the build, since a page that says it need not load what is counted. */
export const counts = {
  lesson: lessons.length,
  stop: roadmapStops.length,
  ibStop: roadmap
    .filter(({ id }) => id === 'ib')
    .flatMap(({ levels }) => levels)
    .flatMap(({ stops }) => stops).length,
}
