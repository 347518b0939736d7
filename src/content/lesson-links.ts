import type { TenseId } from '../spanish/tenses'
import { loadLesson } from './load-lesson'
import { type LessonId, lessons } from './registry'
import type { Block, Lesson, SectionId } from './types'

/**
 * All written lessons. The exports below tell the app about lessons that it has not loaded. Loads all lessons at
 * import: build time only, never in the browser.
 */
const loaded: ReadonlyMap<LessonId, Lesson> = new Map(
  (await Promise.all(lessons.map(async ({ id }) => [id, await loadLesson(id)] as const))).flatMap(
    ([id, lesson]) => (lesson === null ? [] : [[id, lesson] as const]),
  ),
)

const blocksOf = (lesson: Lesson): Block[] => lesson.sections.flatMap((section) => section.blocks)

/** The lesson that teaches each tense. */
export const tenseLessons: { readonly [Tense in TenseId]?: LessonId } = Object.fromEntries(
  [...loaded].flatMap(([id, lesson]) =>
    blocksOf(lesson).flatMap((block) =>
      block.kind === 'verb-table' && !block.taughtElsewhere ? block.tenses.map((tense) => [tense, id]) : [],
    ),
  ),
)

function titleOf(lesson: LessonId, section: SectionId): string {
  const title = loaded.get(lesson)?.sections.find(({ id }) => id === section)?.title
  if (title === undefined) throw new Error(`A drill sends to "${section}", which is no section of ${lesson}`)
  return title
}

const elsewhere = [...loaded.values()]
  .flatMap(blocksOf)
  .flatMap((block) => (block.kind === 'drill' ? [...block.regular, ...block.irregular] : []))

/** Titles of sections that a drill in another lesson links to. */
export const sectionTitles: { readonly [Id in LessonId]?: Readonly<Record<SectionId, string>> } =
  Object.fromEntries(
    [...new Set(elsewhere.flatMap(({ lesson }) => lesson ?? []))].map((id) => [
      id,
      Object.fromEntries(
        elsewhere.filter(({ lesson }) => lesson === id).map(({ section }) => [section, titleOf(id, section)]),
      ),
    ]),
  )
