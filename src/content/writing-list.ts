import { loadTextTypes, loadWritingTask } from './load-writing'
import type { Exam } from './rooms/types'
import { writingIds } from './rooms/writing-ids'
import type { TextType, TextTypeId } from './rooms/writing-types'

/** A task in the writing desk’s list. */
export interface WritingEntry {
  id: string
  title: string
  exam: Exam
  theme: string
  type: TextTypeId
  /** The name of the text type. */
  typeName: string
  words: readonly [number, number]
  minutes: number
  marks: number
}

const exams: readonly Exam[] = ['IGCSE', 'IB ab initio', 'IB SL', 'IB HL']

async function entryOf(id: string, textTypes: readonly TextType[]): Promise<WritingEntry> {
  const task = await loadWritingTask(id)
  if (task === null) throw new Error(`rooms/writing/tasks/${id}.ts does not exist`)
  const { title, exam, theme, type, words, minutes, marks } = task
  const typeName = textTypes.find((one) => one.id === type)?.name.en ?? type.replace('-', ' ')
  return { id, title, exam, theme, type, typeName, words, minutes, marks }
}

const textTypes = await loadTextTypes()

/** All tasks, grouped by exam, shortest first. Loads all tasks at import: build time only, never in the browser. */
export const writingList: readonly WritingEntry[] = (
  await Promise.all(writingIds.map((id) => entryOf(id, textTypes)))
).sort(
  (one, other) =>
    exams.indexOf(one.exam) - exams.indexOf(other.exam) ||
    one.words[0] - other.words[0] ||
    one.id.localeCompare(other.id),
)
