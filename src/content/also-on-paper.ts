import type { LessonId } from './registry'
import { roadmap } from './roadmap'
import { type SyllabusRow, syllabus } from './syllabus'
import { placesOf } from './syllabus-places'
import type { SectionId } from './types'

/** An item in the IGCSE grammar list, and the lesson (or section) off the IGCSE line that teaches it. */
export interface AlsoAsked {
  item: string
  lesson: LessonId
  section?: SectionId
}

/** If more sections than this teach an item, the whole lesson is about it. */
const mostSections = 3

const onTheLine: ReadonlySet<LessonId> = new Set(
  roadmap.flatMap(({ id, levels }) => (id === 'igcse' ? levels.flatMap(({ stops }) => stops) : [])),
)

/**
 * The items in the IGCSE grammar list that no stop on the IGCSE line teaches (`beyond`), or that begin on the line and
 * continue in another lesson (`further`).
 */
export async function alsoOnPaper(
  rows: readonly SyllabusRow[],
): Promise<Record<'beyond' | 'further', AlsoAsked[]>> {
  const found: Record<'beyond' | 'further', AlsoAsked[]> = { beyond: [], further: [] }
  for (const row of rows) {
    const place = (await placesOf(row)).find(({ lesson }) => !onTheLine.has(lesson))
    if (place === undefined) continue
    const group = row.lessons.some((lesson) => onTheLine.has(lesson)) ? 'further' : 'beyond'
    const [section] = place.sections
    const isPart = section !== undefined && place.sections.length <= mostSections
    found[group].push({
      item: row.item,
      lesson: place.lesson,
      ...(isPart && { section: section.id }),
    })
  }
  return found
}

/** Loads all lessons at import: build time only, never in the browser. */
export const { beyond, further } = await alsoOnPaper(syllabus)
