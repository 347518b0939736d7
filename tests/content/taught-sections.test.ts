/** A student should be sent to the section that shows the same mistake, if there is one. */
import { expect, test } from 'vitest'
import { everyAnswer, modelAnswer } from '../../src/content/answers'
import * as texts from '../../src/content/texts'
import { fillGap } from '../../src/content/texts'
import type { CorrectExercise, Exercise, Lesson } from '../../src/content/types'
import { wordsOf } from '../../src/exercises/marking/words'
import { parseRich, plainRich } from '../../src/spanish/markup'
import { expand } from '../../src/spanish/pattern'
import { expectNone, loadLessons, plain } from '../support/content'

/** The right and wrong Spanish in a section, and whether the section is only a list of mistakes. */
interface SectionText {
  id: string
  right: string
  wrong: string
  hasOnlyMistakes: boolean
}

/** Joins the words of each sentence with spaces, including one at either end, so that searches match whole words. */
const joined = (sentences: readonly string[]) =>
  sentences.map((text) => ` ${wordsOf(text).join(' ')} `).join('|')

const textsOf = (lesson: Lesson): SectionText[] => {
  const all = texts.lessonTexts(lesson, '')
  return lesson.sections.map(({ id, blocks }) => {
    const own = all.filter(({ at }) => at.startsWith(`sections/${id}/`))
    const spanish = own.flatMap((one) => (one.lang === 'es' ? [one] : []))
    const prose = own.flatMap((one) => (one.lang === 'rich' ? [one.text] : []))
    return {
      id,
      right: joined([
        ...spanish.filter(({ role }) => role !== 'wrong').map(({ text }) => plain(text)),
        ...prose.flatMap(texts.spanishInside).map(plain),
      ]),
      wrong: joined([
        ...spanish.filter(({ role }) => role === 'wrong').map(({ text }) => text),
        ...prose.flatMap(struckIn),
      ]),
      hasOnlyMistakes: blocks.every(({ kind }) => kind === 'mistakes'),
    }
  })
}

const struckIn = (text: string) =>
  parseRich(text).flatMap((node) => (node.kind === 'wrong' ? [node.text] : []))

/** A wrong sentence, the right one, and the section that the student is sent to. */
interface Sent {
  at: string
  teaches: string
  wrong: string
  right: string
}

function sentBy(exercise: Exercise): Sent[] {
  const { id, teaches } = exercise
  switch (exercise.kind) {
    case 'choose': {
      const whole = (text: string) => fillGap(exercise.sentence ?? '___', plainRich(text))
      const right = whole(exercise.options.find((option) => option.right)?.text ?? '')
      return exercise.options
        .filter((option) => !option.right)
        .map((option) => ({ at: id, teaches: option.teaches ?? teaches, wrong: whole(option.text), right }))
    }
    case 'hear':
      return (exercise.choices ?? [])
        .filter((choice) => choice !== exercise.says)
        .map((choice) => ({ at: id, teaches, wrong: plain(choice), right: plain(exercise.says) }))
    case 'correct':
      return [{ at: id, teaches, wrong: exercise.sentence, right: plain(modelAnswer(exercise)) }]
    default:
      return []
  }
}

/** The listed mistakes in typing and ordering exercises, and the wrong lines in proofreading texts. */
function typedBy(exercise: Exercise): Sent[] {
  switch (exercise.kind) {
    case 'choose':
    case 'hear':
      return []
    case 'proofread':
      return exercise.lines.flatMap((line) =>
        'wrong' in line
          ? [
              {
                at: exercise.id,
                teaches: exercise.teaches,
                wrong: line.wrong,
                right: plain(modelAnswer(line)),
              },
              ...typedWrong(exercise, line),
            ]
          : [],
      )
    case 'fill':
      return typedWrong(exercise, exercise, exercise.sentence)
    default:
      return typedWrong(exercise, exercise)
  }
}

/** The listed mistakes, each with the nearest right answer. */
function typedWrong(
  { id, teaches }: Exercise,
  { answers, mistakes = [] }: Pick<CorrectExercise, 'answers' | 'mistakes'>,
  sentence = '___',
): Sent[] {
  const whole = (text: string) => fillGap(sentence, plain(text))
  const right = everyAnswer(answers).map(whole)
  return mistakes.flatMap(({ answer }) => {
    const [first = ''] = expand(answer)
    const wrong = whole(first)
    const length = (other: string) => differing(wrong, other).flat().join('').length
    const [nearest] = right
      .map((one) => ({ one, far: length(one) }))
      .sort((one, other) => one.far - other.far)
    return nearest === undefined ? [] : [{ at: id, teaches, wrong, right: nearest.one }]
  })
}

/** The part where two sentences differ: on its own, with the word before it, and with the word after it. */
function differing(one: string, other: string): [own: string[], others: string[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const least = Math.min(a.length, b.length)
  let start = 0
  while (start < least && a[start] === b[start]) start += 1
  let end = 0
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const pieces = (words: readonly string[]) =>
    [0, 1, 2].map((which) =>
      words
        .slice(Math.max(start - (which === 1 ? 1 : 0), 0), words.length - end + (which === 2 ? 1 : 0))
        .join(' '),
    )
  return [pieces(a), pieces(b)]
}

/** Exercises whose section explains the rule without using the words of the mistake. */
const ruleInWords = [
  'preterito-perfecto always-wanted',
  // The section shows the spelling change with other verbs.
  'imperative come-here-everyone',
  // The section gives only the masculine form of the participle, *escrito*.
  'passive-voice written-songs',
  // The section’s table has the same kinds of mistake with other nouns.
  'possessive-adjectives family-email',
  // The section is about *la mía* and *la de*; *de mí* is only one of many possible mistakes.
  'possessive-adjectives white-one-is-mine',
  // The section’s forms come from the verb tables.
  'present not-want',
]

const has = (text: string, piece: string) => piece !== '' && text.includes(` ${piece} `)
const inPair = (text: string, mistakes: readonly string[]) =>
  mistakes.some((piece) => piece.includes(' ') && has(text, piece))

/** Whether a section contains this mistake or its correction. */
function isTaughtBy(own: SectionText, { wrong, right }: Sent): boolean {
  const [mistakes, corrections] = differing(wrong, right)
  // A list of mistakes has so many words that a single word proves nothing: the word next to it must match too.
  const pieces = own.hasOnlyMistakes ? corrections.filter((piece) => piece.includes(' ')) : corrections
  return (
    inPair(own.wrong, mistakes) ||
    inPair(own.right, mistakes) ||
    pieces.some((piece) => has(own.right, piece))
  )
}

/**
 * Reports a mistake that is in another section, when the section that the exercise refers to has neither the mistake
 * nor the correction.
 */
function astray(one: Sent, sections: readonly SectionText[]): string[] {
  const { at, teaches, wrong, right } = one
  const own = sections.find(({ id }) => id === teaches)
  if (own === undefined || ruleInWords.includes(at) || isTaughtBy(own, one)) return []
  const [mistakes] = differing(wrong, right)
  return sections
    .filter((section) => section !== own && inPair(section.wrong, mistakes))
    .map(({ id }) => `${at}: "${wrong}" leads to ${teaches}; it stands in ${id}`)
}

const { lessons } = await loadLessons()

test('a mistake leads to the section that names it, or to one that teaches the right words', () => {
  const sent = lessons.flatMap(({ id, lesson }) => {
    const all = textsOf(lesson)
    return lesson.exercises.flatMap((exercise) => {
      const named = (one: Sent) => ({ ...one, at: `${id} ${one.at}` })
      const shown = sentBy(exercise).map(named)
      const typed = typedBy(exercise).map(named)
      return [{ all, shown, typed, kind: exercise.kind }]
    })
  })
  const kinds = new Set(
    sent.filter(({ shown, typed }) => shown.length + typed.length > 0).map(({ kind }) => kind),
  )
  expect([...kinds].sort()).toEqual(['choose', 'correct', 'fill', 'hear', 'order', 'proofread', 'translate'])
  expect(sent.flatMap(({ shown }) => shown).length).toBeGreaterThan(700)
  expect(sent.flatMap(({ typed }) => typed).length).toBeGreaterThan(2500)
  expectNone(sent.flatMap(({ shown, all }) => shown.flatMap((one) => astray(one, all))))
  // Typed answers contain many kinds of mistake, but an exercise has only one section, which must teach at least one of
  // them.
  expectNone(
    sent.flatMap(({ typed, all }) => {
      const isAtHome = typed.some((one) => {
        const own = all.find(({ id }) => id === one.teaches)
        return own !== undefined && isTaughtBy(own, one)
      })
      return isAtHome ? [] : typed.flatMap((one) => astray(one, all))
    }),
  )
})

test('a mistake that is in the table of another section is reported', () => {
  const section = (id: string, right: string, wrong: string): SectionText => ({
    id,
    right: joined([right]),
    wrong: joined([wrong]),
    hasOnlyMistakes: true,
  })
  const sections = [
    section('common', 'Ha habido un problema.', 'Ha sido un problema.'),
    section('more', 'Este mes ha habido dos huelgas.', 'Este mes han habido dos huelgas.'),
  ]
  const sent = { at: 'x', wrong: 'Han habido quejas.', right: 'Ha habido quejas.' }
  expect(astray({ ...sent, teaches: 'more' }, sections)).toEqual([])
  const other = [section('common', 'Ha sido así.', 'Han sido así.'), ...sections.slice(1)]
  expect(astray({ ...sent, teaches: 'common' }, other)).toHaveLength(1)
})
