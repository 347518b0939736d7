/** Marks answers outside the browser, given the lesson and exercise ids, for authors, tests and the benchmark. */
import { packLexicon } from '../../build/lexicon/pack.ts'
import { everyAnswer, modelAnswer } from '../../src/content/answers.ts'
import { withParts } from '../../src/content/exercise-parts.ts'
import { findLesson, lessons as registered } from '../../src/content/registry.ts'
import type { AuthoredLesson, Exercise, ProofreadExercise, ProofreadLine } from '../../src/content/types.ts'
import type { Mark } from '../../src/exercises/mark.ts'
import { mark } from '../../src/exercises/mark-exercise.ts'
import { correctedLine, markLine, markProofread, originalLine } from '../../src/exercises/mark-proofread.ts'
import { isSameAnswer } from '../../src/exercises/mark-text.ts'
import { align } from '../../src/exercises/marking/align.ts'
import type { Grammar } from '../../src/exercises/marking/grammar.ts'
import { asTu, findNear, markLighter, praisesAccent } from '../../src/exercises/marking/near.ts'
import { comparable, type Word, word, wordsOf } from '../../src/exercises/marking/words.ts'
import { openLexicon } from '../../src/spanish/lexicon/lexicon.ts'
import { plainRich, plainSpanish } from '../../src/spanish/markup.ts'
import { formFinder } from '../../src/spanish/verbs/form-finder.ts'

/** The grammar data that the site loads to mark an answer that is not listed. */
export async function nodeGrammar(): Promise<Grammar> {
  return {
    asTu,
    findNear,
    markLighter,
    praisesAccent,
    verbs: formFinder(openLexicon(packLexicon())),
  }
}

const lessons = new Map<string, Promise<readonly Exercise[]>>()

/** Finds an exercise by lesson and id. Rejects if it doesn’t exist. */
export async function findExercise(lessonId: string, id: string): Promise<Exercise> {
  const loading = lessons.get(lessonId) ?? exercisesOf(lessonId)
  lessons.set(lessonId, loading)
  const exercises = await loading
  const exercise = exercises.find((one) => one.id === id)
  if (exercise !== undefined) return exercise
  const ids = exercises.map((one) => one.id).join(', ')
  throw new Error(`"${lessonId}" has no exercise "${id}". It has: ${ids}`)
}

async function exercisesOf(lessonId: string): Promise<readonly Exercise[]> {
  const entry = findLesson(lessonId)
  if (entry === undefined) throw new Error(`there is no lesson "${lessonId}"`)
  const { default: lesson }: { default: AuthoredLesson } = await import(
    `../../src/content/lessons/${entry.id}.ts`
  )
  return lesson.exercises.map(withParts)
}

export const everyExercise = async (): Promise<Exercise[]> =>
  (await Promise.all(registered.map(({ id }) => exercisesOf(id)))).flat()

/** The words of an exercise in sentence order; undefined if the sentence does not consist of exactly these words. */
export function layWords(words: readonly string[], sentence: string): readonly string[] | undefined {
  if (words.length === 0) return sentence === '' ? [] : undefined
  for (const [at, word] of words.entries()) {
    const start = comparable(word)
    if (sentence !== start && !sentence.startsWith(`${start} `)) continue
    const rest = layWords(words.toSpliced(at, 1), sentence.slice(start.length).trim())
    if (rest !== undefined) return [word, ...rest]
  }
  return undefined
}

/** The lines of a proofreading text that the answer contains, each with the text that was typed for it. */
function readLines({ lines }: ProofreadExercise, answer: string): { line: ProofreadLine; now: string }[] {
  const written = answer.split('\n').filter((line) => line.trim() !== '')
  if (written.length === lines.length) return lines.map((line, at) => ({ line, now: written[at] ?? '' }))
  const tokens = answer.split(/\s+/).filter((token) => token !== '')
  const known = new Map<string, readonly Word[]>()
  const wordsIn = (text: string): readonly Word[] => {
    const words = known.get(text) ?? wordsOf(text).map(word)
    known.set(text, words)
    return words
  }
  /**
   * For each number of tokens consumed, the cheapest way to split them among the lines so far. An omitted line costs
   * nothing.
   */
  let best: { cost: number; ends: readonly number[] }[] = [{ cost: 0, ends: [] }]
  for (const line of lines) {
    const forms = [originalLine(line), correctedLine(line)].map(wordsIn)
    best = Array.from({ length: tokens.length + 1 }, (_, end) => {
      const choices = best.slice(0, end + 1).flatMap((before, start) => {
        const typed = wordsIn(tokens.slice(start, end).join(' '))
        if (start === end) return [{ cost: before.cost, ends: [...before.ends, end] }]
        const cost = Math.min(
          ...forms.map((form) =>
            Math.abs(form.length - typed.length) > 4
              ? Number.POSITIVE_INFINITY
              : align(typed, form, (one, other) => (one === other ? 0 : 0.9)).cost,
          ),
        )
        return [{ cost: before.cost + cost, ends: [...before.ends, end] }]
      })
      return choices.reduce((one, other) => (other.cost < one.cost ? other : one))
    })
  }
  const { ends = [] } = best.at(-1) ?? {}
  return lines.flatMap((line, at) => {
    const now = tokens.slice(ends[at - 1] ?? 0, ends[at]).join(' ')
    return now === '' ? [] : [{ line, now }]
  })
}

/**
 * Marks an answer that is written as text: the text of an option, a sentence made from the given words, or a typed
 * answer. Text that the page would not allow (no such option, or different words) is marked as a sentence. The lines of
 * a proofreading answer may be separate or run together; omitted lines are not marked.
 */
export function markWritten(exercise: Exercise, answer: string, grammar: Grammar): Mark {
  switch (exercise.kind) {
    case 'choose': {
      if (comparable(answer) === '') return mark(exercise, null)
      const chosen = exercise.options.findIndex(({ text }) => isSameAnswer(plainRich(text), answer))
      if (chosen !== -1) return mark(exercise, chosen)
      const right = exercise.options.find((option) => option.right)?.text ?? ''
      return { kind: 'unknown', expected: plainRich(right) }
    }
    case 'order': {
      if (comparable(answer) === '') return mark(exercise, [])
      // A sentence with other words cannot be built on the page, so it is marked as a typed sentence.
      const { words, ...sentence } = exercise
      const laid = layWords(words, comparable(answer))
      return laid === undefined
        ? mark({ ...sentence, kind: 'translate' }, answer, grammar)
        : mark(exercise, laid, grammar)
    }
    case 'hear': {
      const { choices, ...typed } = exercise
      const chosen = choices?.find((choice) => isSameAnswer(choice, answer))
      return mark(chosen === undefined ? typed : exercise, chosen ?? answer, grammar)
    }
    case 'proofread': {
      const given = readLines(exercise, answer)
      const [only, ...others] = given
      return only !== undefined && others.length === 0
        ? markLine(only.line, only.now, grammar)
        : markProofread(
            { lines: given.map(({ line }) => line) },
            given.map(({ now }) => now),
            grammar,
          )
    }
    default:
      return mark(exercise, answer, grammar)
  }
}

/** Every right answer to an exercise as text, the model answer first. */
export function rightAnswers(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case 'choose':
      return exercise.options.filter(({ right }) => right).map(({ text }) => plainRich(text))
    case 'hear':
      return [plainSpanish(exercise.says)]
    case 'proofread':
      return [exercise.lines.map(correctedLine).join(' ')]
    default:
      return [...new Set([modelAnswer(exercise), ...everyAnswer(exercise.answers)])]
  }
}

/** An answer that a teacher judged without seeing the accepted answers. */
export interface JudgedAnswer {
  lesson: string
  exercise: string
  answer: string
  /** `accent`: right except for its accents. */
  is: 'right' | 'wrong' | 'accent'
  /** The teacher’s reason. */
  because: string
}

/** Parses judged answers, one per line. */
export const readAnswers = (lines: string): JudgedAnswer[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
