import { counts } from 'virtual:word-counts'
import { Link } from 'react-router-dom'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import type { Exam } from '@/content/rooms/types'
import { type WordTheme, wordLevels, wordThemes } from '@/content/word-themes'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { boardColours } from './colours'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export const wordCount = sum(Object.values(counts).map(sum))

const boards: readonly { board: WordTheme['board']; what: string; exams: readonly Exam[] }[] = [
  { board: 'IGCSE', what: 'the five topic areas', exams: ['IGCSE'] },
  { board: 'IB', what: 'the five themes', exams: ['IB ab initio', 'IB SL', 'IB HL'] },
]

/** The ten themes, drawn as stops on two lines. */
export function ThemeLines() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {boards.map(({ board, what, exams }) => (
        <section key={board} aria-labelledby={`${board.toLowerCase()}-line`} className="relative">
          <h2 id={`${board.toLowerCase()}-line`} className="text-2xl">
            {board}: {what}
          </h2>
          <OnMyPaper exams={exams} />
          <ol className={classNames('mt-5 ml-3 border-l-8', boardColours[board].border)}>
            {wordThemes
              .filter((theme) => theme.board === board)
              .map(({ id, name, about }) => (
                <li key={id} className="group relative pb-6 pl-7 last:pb-0">
                  <span
                    aria-hidden="true"
                    className="absolute top-0.5 -left-4 size-6 rounded-full border-4 border-ink bg-paper group-hover:bg-signal"
                  />
                  <h3 className="text-xl">
                    <Link
                      to={paths.words(id)}
                      className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                    >
                      {name}
                    </Link>
                  </h3>
                  <p className="mt-1">{about}</p>
                  <p className="mt-1 text-sm text-muted">
                    {sum(counts[id])} words:{' '}
                    {wordLevels.map((level, at) => `${counts[id][at]} ${level}`).join(', ')}
                  </p>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
