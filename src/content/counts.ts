import { lessons } from './registry'
import { roadmapStops } from './roadmap'

/** What pages say a number of; for the build, since a page that says it need not load what is counted. */
export const counts = { lesson: lessons.length, stop: roadmapStops.length }
