/** The section that a student is sent to: the one that shows the same mistake, if there is one. */
import { expect, test } from 'vitest'
import { modelAnswer } from '../../src/content/answers'
import * as texts from '../../src/content/texts'
import { fillGap } from '../../src/content/texts'
import type { Exercise, Lesson } from '../../src/content/types'
import { wordsOf } from '../../src/exercises/marking/words'
import { parseRich, plainRich } from '../../src/spanish/markup'
import { expectNone, loadLessons, plain } from '../support/content'

/** The right and wrong Spanish of a section, and whether it has only mistakes. */
interface SectionText {
  id: string
  right: string
  wrong: string
  hasOnlyMistakes: boolean
}

/** Sentences as words with a space at either end, so that whole words are found. */
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

/** A wrong sentence with the right one, and the section that a student is sent to for it. */
interface Sent {
  at: string
  teaches: string
  wrong: string
  right: string
}

function sentBy(exercise: Exercise): Sent[] {
  const { id, teaches } = exercise
  if (exercise.kind === 'correct')
    return [{ at: id, teaches, wrong: exercise.sentence, right: plain(modelAnswer(exercise)) }]
  if (exercise.kind !== 'choose') return []
  const whole = (text: string) => fillGap(exercise.sentence ?? '___', plainRich(text))
  const right = whole(exercise.options.find((option) => option.right)?.text ?? '')
  return exercise.options
    .filter((option) => !option.right)
    .map((option) => ({ at: id, teaches: option.teaches ?? teaches, wrong: whole(option.text), right }))
}

/** The differences between two sentences, alone and with the word before or after. */
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

/** Exercises whose section gives the rule in words, without the words of the mistake. */
const ruleInWords = ['preterito-perfecto always-wanted']

/** Cases where another section has the mistake, and the named one has neither the mistake nor the right words. */
function astray({ at, teaches, wrong, right }: Sent, sections: readonly SectionText[]): string[] {
  const own = sections.find(({ id }) => id === teaches)
  if (own === undefined || ruleInWords.includes(at)) return []
  const [mistakes, corrections] = differing(wrong, right)
  const has = (text: string, piece: string) => piece !== '' && text.includes(` ${piece} `)
  const inPair = (text: string) => mistakes.some((piece) => piece.includes(' ') && has(text, piece))
  // A table of mistakes has so many words that one alone proves nothing; it needs a neighbour too.
  const pieces = own.hasOnlyMistakes ? corrections.filter((piece) => piece.includes(' ')) : corrections
  if (inPair(own.wrong) || inPair(own.right) || pieces.some((piece) => has(own.right, piece))) return []
  return sections
    .filter((section) => section !== own && inPair(section.wrong))
    .map(({ id }) => `${at}: "${wrong}" leads to ${teaches}; it stands in ${id}`)
}

const { lessons } = await loadLessons()

test('a mistake leads to the section that names it, or to one that teaches the right words', () => {
  const sent = lessons.flatMap(({ id, lesson }) => {
    const sections = textsOf(lesson)
    return lesson.exercises
      .flatMap(sentBy)
      .map((one) => ({ all: sections, one: { ...one, at: `${id} ${one.at}` } }))
  })
  expect(sent.length).toBeGreaterThan(700)
  expectNone(sent.flatMap(({ one, all }) => astray(one, all)))
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
