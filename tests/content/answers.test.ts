/**
 * Answers that teachers wrote without sight of the patterns: right ones (other words, another order, another country),
 * wrong ones that students really give, and slips of the accent. What the marker makes of them, in numbers.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lineMended } from '../../src/exercises/mark-proofread'
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
/** The share of the answers that have one of these verdicts. */
const share = (is: JudgedAnswer['is'], ...kinds: readonly Kind[]) =>
  judged(is).filter(({ mark }) => kinds.includes(mark.kind)).length / judged(is).length
const list = (is: JudgedAnswer['is'], kind: Kind) =>
  judged(is)
    .filter(({ mark }) => mark.kind === kind)
    .map(({ lesson, exercise, answer }) => `${lesson} ${exercise}: ${answer}`)

describe('answers that teachers have judged', () => {
  test('an author is told what became of them', () => {
    for (const is of ['right', 'wrong', 'accent'] as const) {
      const counts = new Map<Kind, number>()
      for (const { mark } of judged(is)) counts.set(mark.kind, (counts.get(mark.kind) ?? 0) + 1)
      const line = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')
      console.log(`${judged(is).length} ${is}: ${line}`)
    }
    expect(answers.length).toBeGreaterThanOrEqual(500)
  })

  test('a student who is right is told so, and never that they made a mistake', () => {
    expect(list('right', 'mistake')).toEqual([])
    expect(share('right', 'right')).toBeGreaterThanOrEqual(0.92)
    expect(share('right', 'near')).toBeLessThanOrEqual(0.02)
  })

  test('a student who is wrong is never told that they are right, and mostly why they are not', () => {
    expect(list('wrong', 'right')).toEqual([])
    expect(list('wrong', 'accent')).toEqual([])
    expect(share('wrong', 'mistake', 'near')).toBeGreaterThanOrEqual(0.75)
  })

  test('a slip of the accent is called one', () => {
    expect(share('accent', 'accent')).toBeGreaterThanOrEqual(0.98)
  })
})

test('who writes super as a word of its own is told that it is none, and not to put an accent on it', async () => {
  const inTwo = (await everyExercise()).flatMap((exercise) =>
    rightAnswers(exercise)
      // *El súper*, the supermarket, is one.
      .filter((answer) => /(?<!(?:al|el|del|un|ningún) )súper /.test(answer))
      .map((answer) => markWritten(exercise, answer.replace('súper ', 'super '), grammar)),
  )
  expect(inTwo.length).toBeGreaterThanOrEqual(6)
  expect(inTwo.map((mark) => (mark.kind === 'right' ? mark.note : mark.kind))).toEqual(
    inTwo.map(() => expect.stringContaining('in one word')),
  )
})

test('a text to proofread may be written in lines or in one, and a line of it alone', async () => {
  const exercise = await findExercise('days-of-week', 'weekend-email')
  const lines = exercise.kind === 'proofread' ? exercise.lines : []
  const text = lines.map(lineMended)
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
