/**
 * Answers that teachers wrote without seeing the patterns: right answers (with other words, a different order or Latin
 * American usage), wrong answers that students really give, and answers with only an accent wrong. The tests count the
 * verdicts.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { correctedLine } from '../../src/exercises/mark-proofread'
import {
  everyExercise,
  findExercise,
  type JudgedAnswer,
  markWritten,
  nodeGrammar,
  readAnswers,
  rightAnswers,
} from '../support/mark-answers'

const answers = readAnswers(readFileSync(new URL('answers.jsonl', import.meta.url), 'utf8'))
const grammar = await nodeGrammar()
const marked = await Promise.all(
  answers.map(async (one) => ({
    ...one,
    mark: markWritten(await findExercise(one.lesson, one.exercise), one.answer, grammar),
  })),
)
type Kind = (typeof marked)[number]['mark']['kind']

const judged = (is: JudgedAnswer['is']) => marked.filter((one) => one.is === is)
/** The proportion of these answers that get one of these verdicts. */
const share = (is: JudgedAnswer['is'], ...kinds: readonly Kind[]) =>
  judged(is).filter(({ mark }) => kinds.includes(mark.kind)).length / judged(is).length
const list = (is: JudgedAnswer['is'], kind: Kind) =>
  judged(is)
    .filter(({ mark }) => mark.kind === kind)
    .map(({ lesson, exercise, answer }) => `${lesson} ${exercise}: ${answer}`)

describe('answers judged by teachers', () => {
  test('are counted by verdict', () => {
    for (const is of ['right', 'wrong', 'accent'] as const) {
      const counts = new Map<Kind, number>()
      for (const { mark } of judged(is)) counts.set(mark.kind, (counts.get(mark.kind) ?? 0) + 1)
      const line = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')
      console.log(`${judged(is).length} ${is}: ${line}`)
    }
    expect(answers.length).toBeGreaterThanOrEqual(500)
  })

  test('that are right get “right”, and never “mistake”', () => {
    expect(list('right', 'mistake')).toEqual([])
    expect(share('right', 'right')).toBeGreaterThanOrEqual(0.92)
    expect(share('right', 'near')).toBeLessThanOrEqual(0.02)
  })

  test('that are wrong never get “right”, and mostly get a reason', () => {
    expect(list('wrong', 'right')).toEqual([])
    expect(list('wrong', 'accent')).toEqual([])
    expect(share('wrong', 'mistake', 'near')).toBeGreaterThanOrEqual(0.75)
  })

  test('with only an accent wrong get “accent”', () => {
    expect(share('accent', 'accent')).toBeGreaterThanOrEqual(0.98)
  })
})

test('super as a separate word gets a note that it’s a prefix, and no advice to add an accent', async () => {
  const inTwo = (await everyExercise()).flatMap((exercise) =>
    rightAnswers(exercise)
      // *El súper* (the supermarket) is always one word.
      .filter((answer) => /(?<!(?:al|el|del|un|ningún) )súper /.test(answer))
      .map((answer) => markWritten(exercise, answer.replace('súper ', 'super '), grammar)),
  )
  expect(inTwo.length).toBeGreaterThanOrEqual(6)
  expect(inTwo.map((mark) => (mark.kind === 'right' ? mark.note : mark.kind))).toEqual(
    inTwo.map(() => expect.stringContaining('one word: *super')),
  )
})

test('a proofread text may be typed in several lines or in one, and each line also on its own', async () => {
  const exercise = await findExercise('days-of-week', 'weekend-email')
  const lines = exercise.kind === 'proofread' ? exercise.lines : []
  const text = lines.map(correctedLine)
  const kind = (answer: string) => markWritten(exercise, answer, grammar).kind
  expect(text.length).toBeGreaterThan(2)
  expect([text.join('\n'), text.join(' '), text.join(' ').replace(/[.?,]/g, '')].map(kind)).toEqual([
    'right',
    'right',
    'right',
  ])
  expect(text.map(kind)).toEqual(text.map(() => 'right'))
  expect(lines.map((line) => ('wrong' in line ? kind(line.wrong) : 'mistake'))).toEqual(
    lines.map(() => 'mistake'),
  )
  expect(kind('')).toBe('unanswered')
})
