import { writingList } from 'virtual:writing-list'
import type { RoomHeader } from '@/components/ui/room-page'
import { loadCriteria, loadTextTypes, loadWritingTask } from '@/content/load-writing'
import { once } from '@/content/once'
import type { WritingEntry } from '@/content/writing-list'
import { paths } from '@/paths'
import { writingPapers } from './exams'

function headerFor({ id, title, exam, theme, typeName, words, minutes, marks }: WritingEntry): RoomHeader {
  const length = `${words[0]}–${words[1]} words`
  return {
    title,
    pageTitle: `${title}, a writing task for ${exam}`,
    description: `${title}: a writing task for ${exam} Spanish, ${length}, with a template, a check and a model answer with notes.`,
    badges: [exam, typeName],
    lead: `${theme}. ${length}, ${marks} marks, about ${minutes} minutes.`,
    colour: writingPapers[exam].colour,
    back: { to: `${paths.write}#${id}`, label: 'Back to writing practice' },
  }
}

/**
 * Loads the task with this id, with the structure and mark scheme for its text type; null if the id is unknown. Rejects
 * on network failure.
 */
export const loadTask = once(async (id: string) => {
  const entry = writingList.find((one) => one.id === id)
  if (entry === undefined) return null
  const [task, textTypes, criteria] = await Promise.all([
    loadWritingTask(id),
    loadTextTypes(),
    loadCriteria(),
  ])
  if (task === null) return null
  return {
    entry,
    header: headerFor(entry),
    task,
    textType: textTypes.find((one) => one.id === task.type),
    criteria: criteria.filter(
      ({ exams, words }) =>
        exams.includes(task.exam) && (words === undefined || `${words}` === `${task.words}`),
    ),
  }
})
