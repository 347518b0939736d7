import { writingList } from 'virtual:writing-list'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import { lineColours } from '@/components/ui/line-colours'
import type { Exam } from '@/content/rooms/types'
import type { WritingEntry } from '@/content/writing-list'
import { classNames } from '@/lib/class-names'
import { blankText, type SavedText } from '@/lib/saved-texts'
import { useSavedTexts } from '@/lib/use-saved-texts'
import { paths } from '@/paths'
import { countWords } from './check/words'
import { writingPapers } from './exams'

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

function Stop({ entry, saved }: { entry: WritingEntry; saved: SavedText }) {
  const { id, title, exam, theme, typeName, words, minutes, marks } = entry
  const line = lineColours[writingPapers[exam].colour]
  const isFinished = saved.finished === true
  return (
    // The hash of a stop scrolls to it, on the way back from its task.
    <li id={id} tabIndex={-1} className="group relative scroll-mt-24 pb-6 pl-13 outline-offset-4 last:pb-1">
      {/* The track to the next stop. */}
      <span
        aria-hidden="true"
        className={classNames('absolute top-4 -bottom-4 left-3 w-2 group-last:hidden', line.background)}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-4',
          line.border,
          isFinished ? `${line.background} text-on-line` : 'bg-card group-hover:bg-signal',
        )}
      >
        {isFinished && <Check className="size-5" strokeWidth={3.5} />}
      </span>
      <h3 className="text-xl">
        <Link
          to={paths.writingTask(id)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p>
        {typeName} · {theme}
      </p>
      <p className="text-muted">
        {words[0]}-{words[1]} words, {minutes} minutes, {marks} marks
      </p>
      {saved.text.trim() !== '' && (
        <p className="font-bold">
          {isFinished ? '✓ Finished' : 'Started'}: {countWords(saved.text)} words,{' '}
          {shortDate.format(saved.at)}
        </p>
      )}
    </li>
  )
}

/** The tasks of one exam as a line, shortest first. */
function ExamLine({ exam, saved }: { exam: Exam; saved: ReturnType<typeof useSavedTexts> }) {
  const tasks = writingList.filter((entry) => entry.exam === exam)
  if (tasks.length === 0) return null
  const id = `line-${exam.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="relative">
      <h2 id={id} className="text-2xl">
        {exam}
      </h2>
      <OnMyPaper exams={[exam]} />
      <ol className="mt-5">
        {tasks.map((entry) => (
          <Stop key={entry.id} entry={entry} saved={saved.get(entry.id) ?? blankText} />
        ))}
      </ol>
    </section>
  )
}

/** All tasks, one line per exam. */
export function WritingMap() {
  const saved = useSavedTexts()
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <ExamLine exam="IGCSE" saved={saved} />
      <div className="stack-10">
        <ExamLine exam="IB ab initio" saved={saved} />
        <ExamLine exam="IB SL" saved={saved} />
        <ExamLine exam="IB HL" saved={saved} />
      </div>
    </div>
  )
}
