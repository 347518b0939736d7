import { listeningList } from 'virtual:listening-list'
import { PaperResult } from '@/components/paper-result'
import { ExamLines, RoomStop } from '@/components/room-lines'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { paths } from '@/paths'
import { listeningName, listeningPapers, minutesFor } from './listening-papers'

/** All recordings, one line per exam, shortest first. */
export function ListeningMap() {
  const papers = useSavedPapers()
  return (
    <ExamLines
      stopsOf={(exam) =>
        listeningList
          .filter((entry) => entry.exam === exam)
          .map((entry) => {
            const { id, title, theme, voices, marks, asks } = entry
            const saved = papers.get(listeningName(id))
            return (
              <RoomStop
                key={id}
                id={id}
                to={paths.listeningPassage(id)}
                title={title}
                isSpanish
                colour={listeningPapers[exam].colour}
                isDone={saved?.result !== undefined}
              >
                <p>
                  {voices} voices · about {minutesFor(entry)} minutes · {theme}
                </p>
                <p className="text-muted">
                  {marks} marks: {asks.join(', ')}
                </p>
                <PaperResult saved={saved} />
              </RoomStop>
            )
          })
      }
    />
  )
}
