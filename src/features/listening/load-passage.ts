import { listeningList } from 'virtual:listening-list'
import type { RoomHeader } from '@/components/ui/room-page'
import type { ListeningEntry } from '@/content/listening-list'
import { loadListening } from '@/content/load-listening'
import { once } from '@/content/once'
import { paths } from '@/paths'
import { listeningPapers, minutesFor, timesOf } from './listening-papers'

function headerFor(entry: ListeningEntry): RoomHeader {
  const { id, title, exam, theme, voices, marks, questions } = entry
  return {
    title,
    isSpanish: true,
    pageTitle: `${title}, listening practice for ${exam}`,
    description: `${title}: listening for ${exam} Spanish (${theme}), ${voices} voices, ${questions} exam-style questions, with answers.`,
    badges: [exam, `${voices} voices`],
    lead: `${theme}. ${questions} questions, ${marks} marks. About ${minutesFor(entry)} minutes, played ${timesOf(exam)}.`,
    colour: listeningPapers[exam].colour,
    back: { to: `${paths.listen}#${id}`, label: 'Back to listening practice' },
  }
}

/** Loads a passage from its own chunk; null if the id is unknown. Rejects on network failure. */
export const loadPassage = once(async (id: string) => {
  const entry = listeningList.find((one) => one.id === id)
  const passage = entry === undefined ? null : await loadListening(id)
  return entry === undefined || passage === null ? null : { entry, passage, header: headerFor(entry) }
})
