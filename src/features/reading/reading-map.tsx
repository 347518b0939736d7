import { readingList } from 'virtual:reading-list'
import { PaperResult } from '@/components/paper-result'
import { ExamLines, RoomStop } from '@/components/room-lines'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { paths } from '@/paths'
import { examPapers } from './pace'
import { readingName } from './reading-name'

/** All texts, one line per exam, shortest first. */
export function ReadingMap() {
  const papers = useSavedPapers()
  return (
    <ExamLines
      stopsOf={(exam) =>
        readingList
          .filter((entry) => entry.exam === exam)
          .map(({ id, title, theme, type, words, marks, asks }) => {
            const saved = papers.get(readingName(id))
            return (
              <RoomStop
                key={id}
                id={id}
                to={paths.readingText(id)}
                title={title}
                isSpanish
                colour={examPapers[exam].colour}
                isDone={saved?.result !== undefined}
              >
                <p>
                  {type} · {theme}
                </p>
                <p className="text-muted">
                  {words} words, {marks} marks: {asks.join(', ')}
                </p>
                <PaperResult saved={saved} />
              </RoomStop>
            )
          })
      }
    />
  )
}
