import { loadLesson } from './load-lesson'
import { lessons } from './registry'

const counts = lessons.map(async ({ id }) => [id, (await loadLesson(id))?.exercises.length ?? 0] as const)

/** How many exercises each lesson has. Loads all lessons at import: build time only, never in the browser. */
export const exerciseCounts: Readonly<Record<string, number>> = Object.fromEntries(await Promise.all(counts))
