/** Which lessons a student knows, found with a few questions of the quiz. */
import type { LessonId } from '@/content/registry'
import type { QuizTheme } from '@/content/types'

/** Questions for each lesson; all must be answered rightly. */
const enough = 2
/** After so many lessons in a row that the student does not know, the later ones are not asked about. */
const missesToStop = 3

/** Whether each answer was right, by lesson. */
export type Checked = ReadonlyMap<LessonId, readonly boolean[]>

const themes: Readonly<Partial<Record<LessonId, QuizTheme>>> = {
  imperative: 'commands',
  pluscuamperfecto: 'pluperfect',
}

/** The topic under which the quiz has the questions of a lesson. */
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

/** What the check found for the lessons that it settled, and for those after its end that it left out. */
export function findings(lessons: readonly LessonId[], checked: Checked): ReadonlyMap<LessonId, boolean> {
  const isOver = nextLesson(lessons, checked) === undefined
  return new Map(
    lessons
      .filter((id) => isOver || isSettled(checked.get(id)))
      .map((id) => [id, isKnown(checked.get(id))] as const),
  )
}
