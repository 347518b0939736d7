import { modelAnswer } from '@/content/answers'
import type { PaperPart, PaperQuestion } from '@/content/rooms/types'
import type { KeptPaper } from '@/lib/kept-papers'
import { mixesUpEnes, withoutAccents } from '@/spanish/accents'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import type { Mark } from '../mark'
import { markSentence } from '../mark-text'
import type { Grammar } from '../marking/grammar'
import { comparable } from '../marking/words'

/** The answers to the questions of a passage, by their ids. */
export type PaperAnswers = KeptPaper['answers']

export type QuestionOf<Kind> = Extract<PaperQuestion, { kind: Kind }>

/** What a student has quoted to prove that a sentence is true or false. */
export type Quoted =
  | 'proves'
  /** It is in the passage and proves something else. */
  | 'elsewhere'
  /** The words that prove it are in it, with much that does not. */
  | 'long'
  /** It does not stand in the passage, letter by letter. */
  | 'not there'
  | 'missing'

/** How the answer to one question went. */
export type Told =
  | { kind: 'unanswered' }
  /** `tooMany` where more were chosen than the paper wants. */
  | { kind: 'choose'; got: number; tooMany?: number }
  | { kind: 'write'; got: number; mark: Mark }
  | { kind: 'true-false'; got: number; isRight: boolean; quoted?: Quoted }

/** A question with the number that it has on the paper. */
export interface Numbered {
  number: number
  question: PaperQuestion
}

export interface NumberedPart {
  part: PaperPart
  questions: readonly Numbered[]
}

/** The questions numbered through the passage. */
export function numbered(parts: readonly PaperPart[]): NumberedPart[] {
  let number = 0
  return parts.map((part) => ({
    part,
    questions: part.questions.map((question) => ({ question, number: ++number })),
  }))
}

export const marksOf = (questions: readonly PaperQuestion[]): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0)

/** Under what the quotation for a sentence is kept. */
export const quoteName = (id: string) => `${id}/quote`

export const typedIn = (answers: PaperAnswers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

export const chosenIn = (answers: PaperAnswers, name: string): readonly number[] => {
  const answer = answers[name]
  return typeof answer === 'object' ? answer : []
}

/** Whether there is as much of an answer as the question wants. */
export function isAnswered(question: PaperQuestion, answers: PaperAnswers): boolean {
  switch (question.kind) {
    case 'choose':
      return chosenIn(answers, question.id).length === question.right.length
    case 'write':
      return comparable(typedIn(answers, question.id)) !== ''
    case 'true-false':
      return (
        chosenIn(answers, question.id).length > 0 &&
        (question.justify === undefined || comparable(typedIn(answers, quoteName(question.id))) !== '')
      )
    default:
      return question satisfies never
  }
}

/** Marks what was typed as an answer. What an examiner may not take for a slip of the accent is the student's to judge. */
export function markWritten(question: QuestionOf<'write'>, answers: PaperAnswers, grammar?: Grammar): Mark {
  const typed = typedIn(answers, question.id)
  const mark = markSentence(question, typed, grammar)
  if (mark.kind !== 'accent') return mark
  const { expected } = mark
  if (mixesUpEnes(typed, expected))
    return { kind: 'near', expected, because: ['*Ñ* is a letter of its own, not an *n* with an accent.'] }
  const needed = needsItsAccent(typed, expected)
  return needed === undefined
    ? mark
    : {
        kind: 'near',
        expected,
        because: [
          `Without its accent *${needed}* is *${withoutAccents(needed)}*, the *yo* form of the present: an examiner may refuse it.`,
        ],
      }
}

/** After *i* and *y* (*perdio, cayo*), and where the stem changes (*encontro*), it says nothing without its accent. */
export const saysYoWithoutAccent = (word: string) => /[^iy]ó$/.test(word) && !/contró$/.test(word)

/** A preterite that without its accent says that somebody else does it: *llego* for *llegó*. After *se* nobody takes it so. */
function needsItsAccent(typed: string, meant: string): Spanish | undefined {
  const words = comparable(typed).split(' ')
  return comparable(meant)
    .split(' ')
    .find(
      (one, at) => saysYoWithoutAccent(one) && words[at] === withoutAccents(one) && words[at - 1] !== 'se',
    )
}

/**
 * How one answer went. `said` is the passage, paragraph by paragraph or line by line; `written` the mark of what was
 * typed.
 */
export function toldOf(
  question: PaperQuestion,
  answers: PaperAnswers,
  said: readonly Spanish[],
  written?: Mark,
): Told {
  switch (question.kind) {
    case 'choose': {
      const chosen = chosenIn(answers, question.id)
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
      const [chosen] = chosenIn(answers, question.id)
      if (chosen === undefined) return { kind: 'unanswered' }
      const isRight = (chosen === 0) === question.right
      const { justify } = question
      if (justify === undefined) return { kind: 'true-false', isRight, got: isRight ? question.marks : 0 }
      const quoted = judgeQuote(typedIn(answers, quoteName(question.id)), justify, said)
      // As the IB marks it: the tick earns nothing without the words that prove it.
      const got = isRight && quoted === 'proves' ? question.marks : 0
      return { kind: 'true-false', isRight, quoted, got }
    }
    default:
      return question satisfies never
  }
}

/** What was got, with what the student has judged to be the same as ours; and how many answers they have still to judge. */
export function resultOf(
  questions: readonly PaperQuestion[],
  told: ReadonlyMap<string, Told>,
  judged: KeptPaper['judged'],
): { got: number; of: number; open: number } {
  let got = 0
  let open = 0
  for (const { id, marks } of questions) {
    const one = told.get(id)
    if (one === undefined || one.kind === 'unanswered') continue
    got += isToJudge(one) && judged[id] === true ? marks : one.got
    if (isToJudge(one) && judged[id] === undefined) open++
  }
  return { got, of: marksOf(questions), open }
}

/** What the answer says is right: whoever reads it sees that it was understood. */
const isUnderstood = (mark: Mark): boolean => mark.kind === 'right' || mark.kind === 'accent'

/** Whether only the student can say that theirs is the same as ours. */
export const isToJudge = (told: Told | undefined): boolean =>
  told?.kind === 'write' && (told.mark.kind === 'unknown' || told.mark.kind === 'near')

/** A mark for each right choice, less one for each that is too many, where there is one for each; else all or nothing. */
function marksForChoices({ right, marks }: QuestionOf<'choose'>, chosen: readonly number[]): number {
  const hits = chosen.filter((place) => right.includes(place)).length
  const tooMany = Math.max(chosen.length - right.length, 0)
  if (marks === right.length) return Math.max(hits - tooMany, 0)
  return hits === right.length && tooMany === 0 ? marks : 0
}

/** More words than this beside those that prove it: whoever quotes a whole paragraph has not shown that they found it. */
const spareWords = 12

const wordCount = (text: string) => text.split(' ').length

function judgeQuote(typed: string, justify: readonly Spanish[], said: readonly Spanish[]): Quoted {
  const quote = comparable(typed)
  if (quote === '') return 'missing'
  const holds = (whole: string, part: string) => ` ${whole} `.includes(` ${part} `)
  if (!said.some((one) => holds(comparable(plainSpanish(one)), quote))) return 'not there'
  const proofs = justify.map((one) => comparable(plainSpanish(one))).filter((one) => holds(quote, one))
  if (proofs.length === 0) return 'elsewhere'
  return wordCount(quote) > Math.max(...proofs.map(wordCount)) + spareWords ? 'long' : 'proves'
}

/** What a paper says is the answer. */
export const modelOfWritten = (question: QuestionOf<'write'>): Spanish => modelAnswer(question)
