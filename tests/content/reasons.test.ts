/**
 * What a student is told of answers that were judged before they were marked: right ones that the lists lack, and wrong
 * ones with what must not be said of them (`never`) or has to be (`says`). No reason is better than one that is not true.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findExercise, type JudgedAnswer, markWritten, nodeGrammar } from '../support/mark-answers'

interface JudgedReason extends JudgedAnswer {
  /** Parts of reasons that would be untrue. */
  never?: readonly string[]
  says?: string
}

const lines = readFileSync(new URL('reasons.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const judged: readonly JudgedReason[] = lines.map((line) => JSON.parse(line))
const grammar = await nodeGrammar()
const marked = await Promise.all(
  judged.map(async (one) => {
    const mark = markWritten(await findExercise(one.lesson, one.exercise), one.answer, grammar)
    const said = 'because' in mark ? [mark.because].flat().join(' ') : ''
    return { ...one, mark, said }
  }),
)
const told = ({ exercise, answer, said }: (typeof marked)[number]) => `${exercise}: ${answer} → ${said}`

test('no student is told what is not true', () => {
  const isSaid = (said: string, part: string) => said.toLowerCase().includes(part.toLowerCase())
  const untrue = marked.filter(({ said, never = [] }) => never.some((part) => isSaid(said, part)))
  expect(untrue.map(told)).toEqual([])
  expect(marked.filter(({ never }) => never !== undefined).length).toBeGreaterThanOrEqual(150)
})

test('a student who is right in other words is left to compare, not corrected', () => {
  const right = marked.filter(({ is }) => is === 'right')
  const corrected = right.filter(({ mark }) => !['right', 'unknown'].includes(mark.kind))
  expect(right.length).toBeGreaterThanOrEqual(130)
  expect(corrected.length, corrected.map(told).join('\n')).toBeLessThanOrEqual(3)
})

test('a student who is wrong is mostly told why, and never that they are right', () => {
  const wrong = marked.filter(({ is }) => is === 'wrong')
  expect(wrong.filter(({ mark }) => mark.kind === 'right' || mark.kind === 'accent').map(told)).toEqual([])
  const withReason = wrong.filter(({ said }) => said !== '')
  expect(withReason.length / wrong.length).toBeGreaterThanOrEqual(0.85)
})

test('what is said is what is wrong', () => {
  const withWords = marked.filter(({ says }) => says !== undefined)
  expect(withWords.length).toBeGreaterThanOrEqual(25)
  expect(withWords.map(({ answer, said }) => [answer, said])).toEqual(
    withWords.map(({ answer, says }) => [answer, says]),
  )
})
