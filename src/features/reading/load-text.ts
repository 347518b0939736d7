import { readingList } from 'virtual:reading-list'
import type { RoomHeader } from '@/components/ui/room-page'
import { loadReading } from '@/content/load-reading'
import { once } from '@/content/once'
import type { ReadingEntry } from '@/content/reading-list'
import { paths } from '@/paths'
import { aboutMinutes, examPapers, timeFor } from './pace'

function headerFor({ id, title, exam, theme, type, words, marks }: ReadingEntry): RoomHeader {
  const paper = examPapers[exam]
  return {
    title,
    isSpanish: true,
    pageTitle: `${title}, a reading text for ${exam}`,
    description: `${title}: ${type.toLowerCase()} for ${exam} Spanish, ${words} words with their meanings, questions worth ${marks} marks, with answers.`,
    badges: [exam, type],
    lead: `${theme}. ${words} words, ${marks} marks. The exam gives you ${paper.minutes} minutes for ${paper.marks} marks, so take about ${aboutMinutes(timeFor(exam, marks))} to read and answer.`,
    colour: paper.colour,
    back: { to: `${paths.read}#${id}`, label: 'Back to reading practice' },
  }
}

/** Loads a text from its own chunk; null if the id is unknown. Rejects on network failure. */
export const loadText = once(async (id: string) => {
  const entry = readingList.find((one) => one.id === id)
  const text = entry === undefined ? null : await loadReading(id)
  return entry === undefined || text === null ? null : { entry, text, header: headerFor(entry) }
})
