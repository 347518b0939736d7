import { modelAnswer } from '@/content/answers'
import type { ProofreadExercise, ProofreadLine } from '@/content/types'
import { plainSpanish, type RichText, type Spanish } from '@/spanish/markup'
import type { Mark } from './mark'
import { isSameAnswer, markSentence } from './mark-text'
import type { Grammar } from './marking/grammar'

/** The line as the student first sees it. */
export const originalLine = (line: ProofreadLine): string =>
  'wrong' in line ? line.wrong : plainSpanish(line.right)

/** The corrected line. */
export const correctedLine = (line: ProofreadLine): Spanish =>
  'wrong' in line ? modelAnswer(line) : plainSpanish(line.right)

/** Punctuation and capitals do not count as changes; accents do. */
const isUntouched = (line: ProofreadLine, now: string) => isSameAnswer(originalLine(line), now)

export function markLine(line: ProofreadLine, now: string, grammar?: Grammar): Mark {
  if (!('wrong' in line))
    return isUntouched(line, now)
      ? { kind: 'right' }
      : { kind: 'near', expected: correctedLine(line), because: ['This line was already correct.'] }
  if (isUntouched(line, now)) return { kind: 'mistake', expected: correctedLine(line), because: line.because }
  const mark = markSentence({ ...line, sentence: line.wrong }, now, grammar)
  return mark.kind === 'unanswered' ? { kind: 'unknown', expected: correctedLine(line) } : mark
}

/** The reasons why a line is not right, each with the line number. */
function reasonsOf(mark: Mark, at: number): RichText[] {
  const reasons = mark.kind === 'mistake' ? [mark.because] : mark.kind === 'near' ? mark.because : []
  return reasons.map((reason) => `**Line ${at + 1}.** ${reason}`)
}

/**
 * Marks the lines of a text as one answer. The mark is `right` if every line is right, and `accent` if only accents are
 * missing. Otherwise the mark contains reasons and corrections for all lines that are not right.
 */
export function markProofread(
  { lines }: Pick<ProofreadExercise, 'lines'>,
  now: readonly string[],
  grammar?: Grammar,
): Mark {
  if (lines.every((line, at) => isUntouched(line, now[at] ?? ''))) return { kind: 'unanswered' }
  const marks = lines.map((line, at) => markLine(line, now[at] ?? '', grammar))
  const open = marks.filter(({ kind }) => kind !== 'right')
  if (open.length === 0) return { kind: 'right' }
  const expected = open
    .flatMap((mark) => ('expected' in mark && mark.expected ? [mark.expected] : []))
    .join(' ')
  if (open.every(({ kind }) => kind === 'accent'))
    return {
      kind: 'accent',
      expected,
      twins: open.flatMap((mark) => (mark.kind === 'accent' ? mark.twins : [])),
    }
  if (open.some(({ kind }) => kind === 'unknown') && grammar === undefined)
    return { kind: 'unknown', expected }
  const because = marks.flatMap(reasonsOf)
  return because.length === 0 ? { kind: 'unknown', expected } : { kind: 'near', expected, because }
}
