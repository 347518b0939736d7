/** Measures how much a student reads before the first activity, and checks that every section has something to do. */
import { blockTexts } from '../../src/content/texts'
import type { Block, BlockKind, Exercise, Lesson, Section } from '../../src/content/types'
import { parseRich, plainRich, plainSpanish } from '../../src/spanish/markup'

/** Limits for a lesson: words and phone screens in the core, and phone screens above the first question. */
const maximums = { coreWords: 1000, coreScreens: 9, screensToQuestion: 2 } as const

/** Minimum numbers of exercises in a lesson, in each section that teaches something, and of each kind. */
const minimums = {
  exercises: 24,
  inSection: 2,
  ofKind: { choose: 4, fill: 4, correct: 2, order: 2, translate: 4, hear: 2, proofread: 1 },
} as const satisfies {
  ofKind: Readonly<Record<Exercise['kind'], number>>
  exercises: number
  inSection: number
}

/** Blocks in which a student practises, or sees the grammar in use. */
const showsUse: ReadonlySet<BlockKind> = new Set([
  'mistakes',
  'note',
  'examples',
  'dialogue',
  'model-text',
  'gapfill',
  'story',
  'drill',
  'verb-table',
])
const isPractice: ReadonlySet<BlockKind> = new Set(['gapfill', 'story', 'drill', 'mistakes', 'model-text'])

/** Whether the section teaches something that exercises can test, rather than only showing it in use. */
function teaches({ blocks }: Section): boolean {
  const hasPractice = blocks.some(({ kind }) => isPractice.has(kind))
  return blocks.some(({ kind }) => !showsUse.has(kind) && !(kind === 'text' && hasPractice))
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The number of words in a block that a student reads. Fill-in exercises do not count. */
function wordsIn(block: Block): number {
  if (['gapfill', 'story', 'drill'].includes(block.kind)) return 0
  return blockTexts(block, '')
    .filter(({ lang }) => lang !== 'none')
    .reduce(
      (sum, { text, lang }) => sum + countWords(lang === 'rich' ? plainRich(text) : plainSpanish(text)),
      0,
    )
}

const sectionWords = ({ title, blocks }: Section) =>
  blocks.reduce((sum, block) => sum + wordsIn(block), countWords(plainRich(title)))

const isCore = ({ core }: Section) => core === true

export const coreWords = ({ sections }: Pick<Lesson, 'sections'>) =>
  sections.filter(isCore).reduce((sum, section) => sum + sectionWords(section), 0)

/** The height of a phone screen in CSS pixels (390 × 844). */
const screenHeight = 844
/** The number of letters per line of a card at that width, and the line height in pixels. */
const lettersPerLine = 40
const lineHeight = 26

const lines = (text: string, width = lettersPerLine) => Math.max(1, Math.ceil(text.length / width))
const richLines = (text: string, width = lettersPerLine) =>
  lines(parseRich(text).length === 0 ? '' : plainRich(text), width)

const exampleHeight = ({ es, en, note }: { es: string; en: string; note?: string }) =>
  (lines(plainSpanish(es), 34) + lines(en, 36)) * lineHeight +
  (note === undefined ? 0 : richLines(note, 42) * 22) +
  12

function tableHeight({ columns, rows }: Block<'table'>): number {
  const widths = columns.map((_, at) =>
    Math.max(...rows.map((row) => plainRich((row[at] ?? '').replaceAll(/[{}]/g, '')).length), 4),
  )
  const total = widths.reduce((sum, one) => sum + one, 0)
  const shown = Math.min(rows.length, 7)
  return (
    60 +
    shown *
      (17 +
        Math.max(1, Math.ceil(total / (columns.length > 3 ? 22 : 36))) *
          (columns.length > 3 ? lineHeight * 0.9 : lineHeight))
  )
}

/** The approximate height of a block on a phone in CSS pixels. Calibrated against a browser when this was written. */
function blockHeight(block: Block): number {
  switch (block.kind) {
    case 'text':
      return richLines(block.text) * lineHeight
    case 'list':
      return block.items.reduce((sum, item) => sum + richLines(item, 37) * lineHeight + 8, 0)
    case 'table':
      return tableHeight(block)
    case 'conjugation':
      return 110 + 7 * (block.verbs.length > 1 ? 62 : 42) * (block.verbs.length > 3 ? 2 : 1)
    case 'verb-table':
      return 0
    case 'examples':
      return block.rows.reduce((sum, row) => sum + exampleHeight(row), 0)
    case 'phrases':
      return 36 + block.rows.reduce((sum, row) => sum + (lines(row.es, 20) > 1 ? 2 : 1) * lineHeight + 18, 0)
    case 'dialogue':
      return 36 + block.lines.reduce((sum, row) => sum + exampleHeight(row) + lineHeight, 0)
    case 'contrast':
      return (
        100 +
        block.rows.reduce(
          (sum, { left, right, why }) =>
            sum + exampleHeight(left) + exampleHeight(right) + 30 + (why ? richLines(why) * lineHeight : 0),
          0,
        )
      )
    case 'mistakes':
      return block.rows.reduce(
        (sum, row) =>
          sum + (lines(row.wrong) + lines(row.right) + lines(row.en) + richLines(row.why)) * lineHeight + 24,
        0,
      )
    case 'note':
      return 50 + richLines(block.text, 36) * lineHeight
    case 'model-text':
      return (
        60 +
        richLines(block.task) * lineHeight +
        block.lines.reduce(
          (sum, row) => sum + exampleHeight(row) + (row.earns ? richLines(row.earns, 42) * 22 : 0),
          0,
        )
      )
    case 'figure':
      return 260 + richLines(block.caption) * lineHeight
    case 'gapfill':
      return block.rows.length * 150
    case 'story':
      return 700
    case 'drill':
      return 160
    default:
      return block satisfies never
  }
}

/** The height of a section’s card with its heading and one exercise. */
const sectionHeight = (section: Section) =>
  110 + section.blocks.reduce((sum, block) => sum + blockHeight(block) + 20, 0) + (teaches(section) ? 330 : 0)

/** The height from the top of the page to the opening exercise. */
const heightToQuestion = ({ blurb, rule }: Pick<Lesson, 'blurb' | 'rule'>) =>
  460 + richLines(blurb, 38) * 28 + richLines(rule, 34) * 28 + 120

export const screensToQuestion = (lesson: Pick<Lesson, 'blurb' | 'rule'>) =>
  heightToQuestion(lesson) / screenHeight

export const coreScreens = (lesson: Pick<Lesson, 'blurb' | 'rule' | 'sections'>) =>
  (heightToQuestion(lesson) +
    350 +
    lesson.sections.filter(isCore).reduce((sum, section) => sum + sectionHeight(section), 0)) /
  screenHeight

const exercisesOf = ({ exercises }: Lesson, section: Section) =>
  exercises.filter((exercise) => exercise.teaches === section.id)

/** The smallest number of exercises in any teaching section of the lesson. */
export const fewestInSection = (lesson: Lesson): number =>
  Math.min(...lesson.sections.filter(teaches).map((section) => exercisesOf(lesson, section).length))

export const kindsOf = ({ exercises }: Lesson) => new Set(exercises.map(({ kind }) => kind))

/** Problems with the lesson’s length, structure and number of exercises. */
export function lengthProblems(lesson: Lesson): string[] {
  const { sections, exercises, opening } = lesson
  const firstMore = sections.findIndex((section) => !isCore(section))
  const words = coreWords(lesson)
  const screens = coreScreens(lesson)
  const toQuestion = screensToQuestion(lesson)
  return [
    ...sections
      .filter(({ core, more }) => (core === true) === (more !== undefined))
      .map(({ id }) => `#${id} must be core or more`),
    ...sections
      .filter((section, at) => isCore(section) && firstMore !== -1 && at > firstMore)
      .map(({ id }) => `#${id} is core but comes after a section that is not`),
    ...(words > maximums.coreWords ? [`its core has ${words} words, more than ${maximums.coreWords}`] : []),
    ...(screens > maximums.coreScreens
      ? [`its core is ${screens.toFixed(1)} screens, more than ${maximums.coreScreens}`]
      : []),
    ...(toQuestion > maximums.screensToQuestion
      ? [
          `its first question comes after ${toQuestion.toFixed(1)} screens, more than ${maximums.screensToQuestion}`,
        ]
      : []),
    ...(exercises.some(({ id }) => id === opening)
      ? []
      : [`its opening "${opening}" is not one of its exercises`]),
    ...sections
      .filter(teaches)
      .map((section) => ({ id: section.id, count: exercisesOf(lesson, section).length }))
      .filter(({ count }) => count < minimums.inSection)
      .map(({ id, count }) => `#${id} has ${count} exercises, fewer than ${minimums.inSection}`),
    ...(exercises.length < minimums.exercises
      ? [`it has ${exercises.length} exercises, fewer than ${minimums.exercises}`]
      : []),
    ...Object.entries(minimums.ofKind).flatMap(([kind, minimum]) => {
      const count = exercises.filter((exercise) => exercise.kind === kind).length
      return count < minimum ? [`it has ${count} exercises of kind "${kind}", fewer than ${minimum}`] : []
    }),
  ]
}
