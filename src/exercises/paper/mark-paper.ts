import { modelAnswer } from '@/content/answers'
import type { PaperPart, PaperQuestion } from '@/content/rooms/types'
import type { SavedPaper } from '@/lib/saved-papers'
import { withoutAccents } from '@/spanish/accents'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import type { Mark } from '../mark'
import { markSentence } from '../mark-text'
import type { Grammar } from '../marking/grammar'
import { comparable } from '../marking/words'

/** The answers to the questions on a passage, by question id. */
export type PaperAnswers = SavedPaper['answers']

export type QuestionOf<Kind> = Extract<PaperQuestion, { kind: Kind }>

/** The verdict on the words that a student quotes to justify true or false. */
export type QuoteVerdict =
  | 'proves'
  /** The quotation is in the passage, but does not prove the answer. */
  | 'elsewhere'
  /** The quotation contains the proof, but also too many other words. */
  | 'long'
  /** The quotation does not occur in the passage word for word. */
  | 'not there'
  | 'missing'

/** The result for one question. */
export type QuestionResult =
  | { kind: 'unanswered' }
  /** `tooMany` is set if the student chose more than the question asks for. */
  | { kind: 'choose'; got: number; tooMany?: number }
  | { kind: 'write'; got: number; mark: Mark }
  | { kind: 'true-false'; got: number; isRight: boolean; quoted?: QuoteVerdict }

/** A question with its number on the paper. */
export interface Numbered {
  number: number
  question: PaperQuestion
}

export interface NumberedPart {
  part: PaperPart
  questions: readonly Numbered[]
}

/** Numbers the questions consecutively across the parts. */
export function numbered(parts: readonly PaperPart[]): NumberedPart[] {
  let number = 0
  return parts.map((part) => ({
    part,
    questions: part.questions.map((question) => ({ question, number: ++number })),
  }))
}

export const marksOf = (questions: readonly PaperQuestion[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0)

/** The id under which the quotation for a true-or-false question is saved. */
export const quoteKey = (id: string) => `${id}/quote`

export const typedAnswer = (answers: PaperAnswers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

export const chosenAnswer = (answers: PaperAnswers, name: string): readonly number[] => {
  const answer = answers[name]
  return typeof answer === 'object' ? answer : []
}

/** Whether the question is fully answered. */
export function isAnswered(question: PaperQuestion, answers: PaperAnswers): boolean {
  switch (question.kind) {
    case 'choose':
      return chosenAnswer(answers, question.id).length === question.right.length
    case 'write':
      return comparable(typedAnswer(answers, question.id)) !== ''
    case 'true-false':
      return (
        chosenAnswer(answers, question.id).length > 0 &&
        (question.justify === undefined || comparable(typedAnswer(answers, quoteKey(question.id))) !== '')
      )
    default:
      return question satisfies never
  }
}

/** Marks a typed answer. If an examiner might not accept a missing accent as a slip, the student decides. */
export function markWritten(question: QuestionOf<'write'>, answers: PaperAnswers, grammar?: Grammar): Mark {
  const typed = typedAnswer(answers, question.id)
  const mark = markSentence(question, typed, grammar)
  if (mark.kind !== 'accent') return mark
  const { expected } = mark
  const needed = findNeededAccent(typed, expected)
  return needed === undefined
    ? mark
    : {
        kind: 'near',
        expected,
        because: [
          `Without its accent, *${needed}* becomes *${withoutAccents(needed)}*, the *yo* form of the present. An examiner may not accept it.`,
        ],
      }
}

/**
 * Whether a preterite without its accent is the *yo* form of the present. This is not so after *i* or *y* (*perdio,
 * cayo*) or with a stem change (*encontro*): those are not forms of the present.
 */
export const isYoFormWithoutAccent = (word: string) => /[^iy]ó$/.test(word) && !/contró$/.test(word)

/**
 * Finds a preterite that becomes a different person without its accent: *llego* for *llegó*. After *se*, it cannot be
 * misread.
 */
function findNeededAccent(typed: string, meant: string): Spanish | undefined {
  const words = comparable(typed).split(' ')
  return comparable(meant)
    .split(' ')
    .find(
      (one, at) => isYoFormWithoutAccent(one) && words[at] === withoutAccents(one) && words[at - 1] !== 'se',
    )
}

/**
 * The result for one answer. `said` is the passage by paragraph or by line; `written` is the mark for the typed answer.
 */
export function markQuestion(
  question: PaperQuestion,
  answers: PaperAnswers,
  said: readonly Spanish[],
  written?: Mark,
): QuestionResult {
  switch (question.kind) {
    case 'choose': {
      const chosen = chosenAnswer(answers, question.id)
      if (chosen.length === 0) return { kind: 'unanswered' }
      const tooMany = chosen.length - question.right.length
      const got = marksForChoices(question, chosen)
      return { kind: 'choose', got, ...(tooMany > 0 ? { tooMany } : {}) }
    }
    case 'write': {
      const mark = written ?? markWritten(question, answers)
      return mark.kind === 'unanswered'
        ? { kind: 'unanswered' }
        : { kind: 'write', mark, got: isUnderstood(mark) ? question.marks : 0 }
    }
    case 'true-false': {
      const [chosen] = chosenAnswer(answers, question.id)
      if (chosen === undefined) return { kind: 'unanswered' }
      const isRight = (chosen === 0) === question.right
      const { justify } = question
      if (justify === undefined) return { kind: 'true-false', isRight, got: isRight ? question.marks : 0 }
      const quoted = judgeQuote(typedAnswer(answers, quoteKey(question.id)), justify, said)
      // As in the IB, the tick earns nothing without the words that prove it.
      const got = isRight && quoted === 'proves' ? question.marks : 0
      return { kind: 'true-false', isRight, quoted, got }
    }
    default:
      return question satisfies never
  }
}

/**
 * The total, including the answers that the student judged to be equivalent. `open` counts those still to be judged.
 */
export function paperResult(
  questions: readonly PaperQuestion[],
  told: ReadonlyMap<string, QuestionResult>,
  judged: SavedPaper['judged'],
): { got: number; of: number; open: number } {
  let got = 0
  let open = 0
  for (const { id, marks } of questions) {
    const one = told.get(id)
    if (one === undefined || one.kind === 'unanswered') continue
    got += needsSelfMarking(one) && judged[id] === true ? marks : one.got
    if (needsSelfMarking(one) && judged[id] === undefined) open++
  }
  return { got, of: marksOf(questions), open }
}

/** Whether an examiner would understand the answer. */
const isUnderstood = (mark: Mark): boolean => mark.kind === 'right' || mark.kind === 'accent'

/** Whether only the student can decide that their answer is equivalent to ours. */
export const needsSelfMarking = (told: QuestionResult | undefined): boolean =>
  told?.kind === 'write' && (told.mark.kind === 'unknown' || told.mark.kind === 'near')

/**
 * If there is one mark per right choice, the student gets one for each, minus one for each surplus choice. Otherwise,
 * it is all or nothing.
 */
function marksForChoices({ right, marks }: QuestionOf<'choose'>, chosen: readonly number[]): number {
  const hits = chosen.filter((index) => right.includes(index)).length
  const tooMany = Math.max(chosen.length - right.length, 0)
  if (marks === right.length) return Math.max(hits - tooMany, 0)
  return hits === right.length && tooMany === 0 ? marks : 0
}

/** The number of surplus words allowed. Quoting a whole paragraph does not show that the student found the proof. */
const spareWords = 12

const wordCount = (text: string) => text.split(' ').length

function judgeQuote(typed: string, justify: readonly Spanish[], said: readonly Spanish[]): QuoteVerdict {
  const quote = comparable(typed)
  if (quote === '') return 'missing'
  const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)
  if (!said.some((one) => holds(comparable(plainSpanish(one)), quote))) return 'not there'
  const proofs = justify.map((one) => comparable(plainSpanish(one))).filter((one) => holds(quote, one))
  if (proofs.length === 0) return 'elsewhere'
  return wordCount(quote) > Math.max(...proofs.map(wordCount)) + spareWords ? 'long' : 'proves'
}

export const writtenModel = (question: QuestionOf<'write'>): Spanish => modelAnswer(question)
