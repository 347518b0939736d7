import { writingList } from 'virtual:writing-list'
import { ExamLines, RoomStop } from '@/components/room-lines'
import { formatDay } from '@/lib/format-day'
import { blankText } from '@/lib/saved-texts'
import { useSavedTexts } from '@/lib/use-saved-texts'
import { paths } from '@/paths'
import { countWords } from './check/words'
import { writingPapers } from './exams'

/** All tasks: one line per exam, with the shortest tasks first. */
export function WritingMap() {
  const texts = useSavedTexts()
  return (
    <ExamLines
      stopsOf={(exam) =>
        writingList
          .filter((entry) => entry.exam === exam)
          .map(({ id, title, theme, typeName, words, minutes, marks }) => {
            const saved = texts.get(id) ?? blankText
            const isFinished = saved.finished === true
            return (
              <RoomStop
                key={id}
                id={id}
                to={paths.writingTask(id)}
                title={title}
                isSpanish={false}
                colour={writingPapers[exam].colour}
                isDone={isFinished}
              >
                <p>
                  {typeName} · {theme}
                </p>
                <p className="text-muted">
                  {words[0]}–{words[1]} words, {minutes} minutes, {marks} marks
                </p>
                {saved.text.trim() !== '' && (
                  <p className="font-bold">
                    {`${isFinished ? '✓ Finished' : 'Started'}: ${countWords(saved.text)} words, ${formatDay(saved.at)}`}
                  </p>
                )}
              </RoomStop>
            )
          })
      }
    />
  )
}
