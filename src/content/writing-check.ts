import { parseSpanish, plainSpanish, type Spanish } from '../spanish/markup'
import { loadLesson } from './load-lesson'
import { type LessonId, lessons } from './registry'
import { lessonTexts } from './texts'
import type { Lesson } from './types'
import { mistakePatterns } from './writing-mistakes'

/** Where a lesson teaches a connector or corrects a mistake. */
interface Taught {
  lesson: LessonId
  section: string
}

/** The data of the writing check, collected from the lessons at build time. */
export interface CheckData {
  /** In lower case; `…` is the gap between two halves. */
  connectors: readonly (Taught & { says: Spanish })[]
  /** Same order as `mistakePatterns`. */
  mistakes: readonly (Taught & { right: Spanish })[]
  /** Words that are not in any dictionary and that a lesson lists as mistakes. */
  wrongWords: readonly (Taught & { wrong: string; right: Spanish })[]
  /** Words with an accent (or ñ, ü) that do not exist without it. */
  accented: readonly Spanish[]
  /** Verb forms that become another word without their accent, though not another form from our verb list: *tenia*. */
  twins: readonly string[]
  /** Verb forms that are also another word: *casa*. */
  otherWords: readonly string[]
}

/** The sections of the two lessons whose tables and phrases list connectors. */
const ofConnectors: Readonly<Partial<Record<LessonId, readonly string[]>>> = {
  'basic-connectors': [
    'coordinating',
    'causal',
    'temporal',
    'examples-and-summing-up',
    'opinions',
    'emphasis',
  ],
  'complex-connectors': [
    'cause-and-consequence',
    'contrast-and-concession',
    'time',
    'signposts',
    'more-time',
    'condition',
    'hypothesis',
    'sequence',
    'addition-and-emphasis',
    'both-and',
    'formal-cause',
    'more-contrast',
  ],
}

/** Words in the connector tables that do not connect anything by themselves or are too short to count. */
const joinNothing = new Set([
  'por',
  'desde',
  'hasta',
  'al llegar',
  'antes de llegar',
  'después de llegar',
  'claro que sí',
  'de verdad',
  'como',
  'desde hace',
  'incluso',
  'y',
  'e',
  'o',
  'u',
  'ni',
  'sino',
  'en caso de',
])

/** `quizá, quizás` gives two connectors; `tanto … como …` is one with a gap. */
const connectorsIn = (cell: Spanish): Spanish[] =>
  (cell.includes('…')
    ? [cell]
    : plainSpanish(cell)
        .replace(/ ?\([^)]*\)/g, '')
        .split(/, ?| \/ /)
  )
    .map((one) =>
      one
        .replace(/[()¡!]/g, '')
        .replace(/[,\s]*…[,\s]*/g, ' … ')
        .trim()
        .replace(/ …$/, '')
        .toLowerCase(),
    )
    .filter((one) => one.length > 1 && !joinNothing.has(one))

function connectorsOf(lesson: LessonId, { sections }: Lesson): CheckData['connectors'] {
  const wanted = ofConnectors[lesson] ?? []
  return sections
    .filter(({ id }) => wanted.includes(id))
    .flatMap(({ id, blocks }) =>
      blocks
        .flatMap((block): readonly Spanish[] => {
          if (block.kind === 'phrases')
            return block.caption.includes('interjections') ? [] : block.rows.map(({ es }) => es)
          if (block.kind !== 'table' || block.columns[0]?.lang !== 'es' || block.columns[0].header === 'Form')
            return []
          return block.rows.flatMap(([first = '']) => (/[.?!]/.test(first) ? [] : [first]))
        })
        .flatMap(connectorsIn)
        .map((says) => ({ says, lesson, section: id })),
    )
}

const mistakeRows = (lesson: LessonId, { sections }: Lesson) =>
  sections.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'mistakes'
        ? block.rows.map(({ wrong, right }) => ({ wrong, right: plainSpanish(right), lesson, section: id }))
        : [],
    ),
  )

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

const all = await Promise.all(
  lessons.map(async ({ id }) => {
    const lesson = await loadLesson(id)
    return lesson === null ? [] : [{ id, lesson }]
  }),
)
const written = all.flat()

const rows = written.flatMap(({ id, lesson }) => mistakeRows(id, lesson))

const seen = new Set<string>()

export const connectors = written
  .flatMap(({ id, lesson }) => connectorsOf(id, lesson))
  .filter(({ says }) => !seen.has(says) && seen.add(says))

/** The lesson row that each pattern comes from. Throws if that row no longer exists. */
export const mistakes: CheckData['mistakes'] = mistakePatterns.map(({ wrong, right }) => {
  const row = rows.find((one) => one.wrong === wrong)
  if (row === undefined)
    throw new Error(`No lesson has the mistake "${wrong}", which the writing desk looks for`)
  return { right: right ?? row.right, lesson: row.lesson, section: row.section }
})

/**
 * Each word that differs between a wrong sentence and its correction, with its replacement. Only for pairs that have the
 * same number of words and differ in at most three.
 */
export const changedWords: CheckData['wrongWords'] = rows.flatMap(({ wrong, right, ...taught }) => {
  const before = wordsIn(wrong)
  const after = wordsIn(right)
  if (before.length !== after.length) return []
  return before.flatMap((one, at) => {
    const instead = after[at]
    return instead !== undefined &&
      instead !== one &&
      before.filter((each, place) => each !== after[place]).length <= 3
      ? [{ wrong: one, right: instead, ...taught }]
      : []
  })
})

/** Every Spanish word in the lessons, in lower case, except deliberate mistakes. */
export const spanishWords: readonly string[] = [
  ...new Set(
    written.flatMap(({ lesson }) =>
      lessonTexts(lesson, '').flatMap((text) =>
        text.lang === 'es' && text.role !== 'wrong'
          ? parseSpanish(text.text).flatMap((node) =>
              node.kind === 'text'
                ? // A capital inside a sentence marks a name: skip it.
                  (node.text.match(/(?<![.!?¿¡:«“] ?|^|\p{L})\p{Ll}+/gu) ?? [])
                : node.kind === 'verb'
                  ? wordsIn(node.form)
                  : [],
            )
          : [],
      ),
    ),
  ),
]
