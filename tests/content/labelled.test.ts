/**
 * Answers with the verdict of two teachers, who wrote and judged them without knowing how the marker works. Half of the
 * right answers are what a student would write first (`natural`); the others look for what the lists may lack
 * (`aimed`). `never` lists phrases that would make a reason untrue.
 *
 * The limits are today's figures. They may only get better.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findExercise, markWritten, nodeGrammar } from '../support/mark-answers'
import { markElsewhere, type Place, type Verdict } from '../support/mark-elsewhere'

interface Label {
  answer: string
  is: 'right' | 'accent' | 'wrong'
  /** Of a right answer, `natural` or `aimed`; of a wrong one, the kind of mistake. */
  kind: string
  because: string
  never?: readonly string[]
  /** Wrong as Spanish, although an examiner of comprehension may accept it. */
  languageOnly?: true
}

type Judged = Label & { verdict: Verdict }

const grammar = await nodeGrammar()

function read<Line>(file: string): Line[] {
  const text = readFileSync(new URL(`labelled/${file}.jsonl`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

async function inLesson(line: Label & { lesson: string; exercise: string }): Promise<Judged> {
  const given = markWritten(await findExercise(line.lesson, line.exercise), line.answer, grammar)
  const said = 'because' in given ? [given.because].flat().join(' ') : ''
  return { ...line, verdict: { kind: given.kind, said } }
}

const lessons = await Promise.all(read<Label & { lesson: string; exercise: string }>('lessons').map(inLesson))
const elsewhere = await Promise.all(
  read<Label & Place>('elsewhere').map(
    async (line): Promise<Judged> => ({ ...line, verdict: await markElsewhere(line, line.answer, grammar) }),
  ),
)

const show = ({ answer, verdict, because }: Judged) =>
  `${answer} → ${verdict.kind} ${verdict.said} (${because})`

/** Whether a right answer is called wrong. */
const isRefused = ({ verdict }: Judged) => !['right', 'unknown'].includes(verdict.kind)

/** Whether a wrong answer is accepted. A missing accent that makes another word is explained as such. */
const isLetIn = ({ kind, languageOnly, verdict }: Judged) =>
  languageOnly !== true &&
  (verdict.kind === 'right' || (verdict.kind === 'accent' && kind !== 'accent-changes-meaning'))

describe.each([
  { where: 'in lessons', judged: lessons, refused: 6, aimed: 0.71, reasons: 0.88, untrue: 0 },
  { where: 'elsewhere', judged: elsewhere, refused: 23, aimed: 0.53, reasons: 0.55, untrue: 4 },
])('$where', ({ judged, refused, aimed, reasons, untrue }) => {
  const right = judged.filter(({ is }) => is === 'right')
  const wrong = judged.filter(({ is }) => is === 'wrong')
  const share = (all: readonly Judged[], has: (one: Judged) => boolean) => all.filter(has).length / all.length

  test('a right answer is accepted, or left to the student to compare', () => {
    const isRight = ({ verdict }: Judged) => verdict.kind === 'right'
    const called = right.filter(isRefused)
    expect(called.length, called.map(show).join('\n')).toBeLessThanOrEqual(refused)
    expect(
      share(
        right.filter(({ kind }) => kind === 'aimed'),
        isRight,
      ),
    ).toBeGreaterThanOrEqual(aimed)
    expect(
      share(
        right.filter(({ kind }) => kind === 'natural'),
        isRight,
      ),
    ).toBeGreaterThanOrEqual(0.95)
  })

  test('a wrong answer is not accepted, and mostly gets a reason', () => {
    expect(wrong.filter(isLetIn).map(show)).toEqual([])
    expect(share(wrong, ({ verdict }) => verdict.said !== '')).toBeGreaterThanOrEqual(reasons)
  })

  test('a slip of the accent is called one', () => {
    const slips = judged.filter(({ is }) => is === 'accent')
    expect(share(slips, ({ verdict }) => verdict.kind === 'accent')).toBeGreaterThanOrEqual(0.97)
  })

  test('hardly any reason is untrue', () => {
    const isUntrue = ({ never = [], verdict }: Judged) =>
      never.some((phrase) => verdict.said.toLowerCase().includes(phrase.toLowerCase()))
    const said = judged.filter(isUntrue)
    expect(said.length, said.map(show).join('\n')).toBeLessThanOrEqual(untrue)
  })
})
