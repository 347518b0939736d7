/** Marks answers outside of the site, by the ids of lesson and exercise: for authors, tests and the benchmark. */
import { conjugatedVerbs } from '../../build/verb-forms.ts'
import { everyAnswer } from '../../src/content/answers.ts'
import { findLesson } from '../../src/content/registry.ts'
import type { AuthoredLesson, Exercise } from '../../src/content/types.ts'
import type { Mark } from '../../src/exercises/mark.ts'
import { mark } from '../../src/exercises/mark-exercise.ts'
import { lineMended } from '../../src/exercises/mark-proofread.ts'
import { isSameAnswer } from '../../src/exercises/mark-text.ts'
import type { Grammar } from '../../src/exercises/marking/grammar.ts'
import { findNear } from '../../src/exercises/marking/near.ts'
import { comparable } from '../../src/exercises/marking/words.ts'
import { plainRich, plainSpanish } from '../../src/spanish/markup.ts'
import { type FormsTable, simpleTenses } from '../../src/spanish/tenses.ts'
import { formFinder } from '../../src/spanish/verbs/form-finder.ts'

/** What the site loads for an answer that is on no list. */
export async function nodeGrammar(): Promise<Grammar> {
  const conjugated = [...(await conjugatedVerbs())]
  const formsOf = (table: FormsTable) =>
    new Map(conjugated.map(([infinitive, { tables }]) => [infinitive, tables[table]] as const))
  const tenses = simpleTenses.map((tense) => [tense, formsOf(tense)] as const)
  return { findNear, verbs: formFinder(tenses, formsOf('non-finite')) }
}

const lessons = new Map<string, Promise<readonly Exercise[]>>()

/** An exercise by its lesson and its id. Rejects where there is none. */
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
  return lesson.exercises
}

/** The words of an exercise in the order of a sentence that is made of them; undefined of any other sentence. */
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

/**
 * Marks an answer as it is written down: the text of an option, the sentence that words were put into, what was typed.
 * One that cannot be given on the page (no option, other words) is marked as a sentence.
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
      // A sentence of other words cannot be laid on the page: it is marked as what it says.
      const { words, ...sentence } = exercise
      const laid = layWords(words, comparable(answer))
      return laid === undefined
        ? mark({ ...sentence, kind: 'translate' }, answer, grammar)
        : mark(exercise, laid, grammar)
    }
    case 'proofread':
      return mark(exercise, answer.split('\n'), grammar)
    default:
      return mark(exercise, answer, grammar)
  }
}

/** Every right answer to an exercise as it would be written down, the model answer first. */
export function rightAnswers(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case 'choose':
      return exercise.options.filter(({ right }) => right).map(({ text }) => plainRich(text))
    case 'hear':
      return [plainSpanish(exercise.says)]
    case 'proofread':
      return [exercise.lines.map(lineMended).join(' ')]
    default:
      return everyAnswer(exercise.answers)
  }
}

/** An answer that a teacher has judged, without sight of what the exercise accepts. */
export interface JudgedAnswer {
  lesson: string
  exercise: string
  answer: string
  /** `accent`: right but for its accents. */
  is: 'right' | 'wrong' | 'accent'
  /** Why it is. */
  because: string
}

/** Answers with one in each line. */
export const readAnswers = (lines: string): JudgedAnswer[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
