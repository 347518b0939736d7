/**
 * The reasons given for answers that a person judged in advance: right answers that aren’t listed, and wrong answers
 * with phrases that the reason must not contain (`never`) or must contain (`says`). Giving no reason is better than
 * giving an untrue one.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findExercise, type JudgedAnswer, markWritten, nodeGrammar } from '../support/mark-answers'

interface JudgedReason extends JudgedAnswer {
  /** Phrases that would make the reason untrue. */
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
const lineFor = ({ exercise, answer, said }: (typeof marked)[number]) => `${exercise}: ${answer} → ${said}`

test('no reason is untrue', () => {
  const isSaid = (said: string, part: string) => said.toLowerCase().includes(part.toLowerCase())
  const untrue = marked.filter(({ said, never = [] }) => never.some((part) => isSaid(said, part)))
  expect(untrue.map(lineFor)).toEqual([])
  expect(marked.filter(({ never }) => never !== undefined).length).toBeGreaterThanOrEqual(150)
})

test('a right answer in other words is left for the student to compare, not corrected', () => {
  const right = marked.filter(({ is }) => is === 'right')
  const corrected = right.filter(({ mark }) => !['right', 'unknown'].includes(mark.kind))
  expect(right.length).toBeGreaterThanOrEqual(130)
  expect(corrected.length, corrected.map(lineFor).join('\n')).toBeLessThanOrEqual(3)
})

test('a wrong answer mostly gets a reason, and is never marked right', () => {
  const wrong = marked.filter(({ is }) => is === 'wrong')
  expect(wrong.filter(({ mark }) => mark.kind === 'right' || mark.kind === 'accent').map(lineFor)).toEqual([])
  const withReason = wrong.filter(({ said }) => said !== '')
  expect(withReason.length / wrong.length).toBeGreaterThanOrEqual(0.85)
})

test('the reason names what is wrong', () => {
  const withWords = marked.filter(({ says }) => says !== undefined)
  expect(withWords.length).toBeGreaterThanOrEqual(25)
  expect(withWords.map(({ answer, said }) => [answer, said])).toEqual(
    withWords.map(({ answer, says }) => [answer, says]),
  )
})
