/** Finds out which lessons a student knows, with a few quiz questions. */
import type { LessonId } from '@/content/registry'
import type { QuizTheme } from '@/content/types'

/** The number of questions for each lesson, all of which must be answered correctly. */
const enough = 2
/** After this many unknown lessons in a row, the check ends. */
const missesToStop = 3

/** Whether each answer was right, by lesson. */
export type Checked = ReadonlyMap<LessonId, readonly boolean[]>

const themes: Readonly<Partial<Record<LessonId, QuizTheme>>> = {
  imperative: 'commands',
  pluscuamperfecto: 'pluperfect',
}

/** The quiz topic that contains the questions for a lesson. */
export const topicOf = (lesson: LessonId): string => themes[lesson] ?? lesson

const isKnown = (answers: readonly boolean[] | undefined) =>
  answers !== undefined && answers.length >= enough && !answers.includes(false)
const isSettled = (answers: readonly boolean[] | undefined) =>
  isKnown(answers) || answers?.includes(false) === true

/** The lesson to ask about next; undefined when the check is over. `lessons` are in teaching order. */
export function nextLesson(lessons: readonly LessonId[], checked: Checked): LessonId | undefined {
  const at = lessons.findIndex((id) => !isSettled(checked.get(id)))
  const before = lessons.slice(Math.max(0, at - missesToStop), Math.max(0, at))
  const isStopped = before.length === missesToStop && before.every((id) => !isKnown(checked.get(id)))
  return at === -1 || isStopped ? undefined : lessons[at]
}

/**
 * The results of the check: for each settled lesson and, once the check is over, for all other lessons, which count as
 * not known.
 */
export function findings(lessons: readonly LessonId[], checked: Checked): ReadonlyMap<LessonId, boolean> {
  const isOver = nextLesson(lessons, checked) === undefined
  return new Map(
    lessons
      .filter((id) => isOver || isSettled(checked.get(id)))
      .map((id) => [id, isKnown(checked.get(id))] as const),
  )
}
