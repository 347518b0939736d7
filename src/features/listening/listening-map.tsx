import { listeningList } from 'virtual:listening-list'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import { lineColours } from '@/components/ui/line-colours'
import type { ListeningEntry } from '@/content/listening-list'
import type { Exam } from '@/content/rooms/types'
import { classNames } from '@/lib/class-names'
import type { SavedPaper } from '@/lib/saved-papers'
import { useSavedPapers } from '@/lib/use-saved-papers'
import { paths } from '@/paths'
import { listeningName, listeningPapers, minutesFor } from './listening-papers'

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** The student's result for a recording, as stored on this device. */
function Done({ saved }: { saved: SavedPaper | undefined }) {
  if (saved === undefined || Object.keys(saved.answers).length === 0) return null
  return (
    <p className="font-bold">
      {saved.result === undefined
        ? 'Started'
        : `✓ ${saved.result.got} of ${saved.result.of} on ${shortDate.format(saved.result.at)}`}
    </p>
  )
}

function Stop({ entry, saved }: { entry: ListeningEntry; saved: SavedPaper | undefined }) {
  const { id, title, exam, theme, voices, marks, asks } = entry
  const line = lineColours[listeningPapers[exam].colour]
  const isDone = saved?.result !== undefined
  return (
    // A student who comes back from a recording lands on its stop, which the hash names.
    <li id={id} tabIndex={-1} className="group relative scroll-mt-24 pb-7 pl-13 outline-offset-4 last:pb-1">
      <span
        aria-hidden="true"
        className={classNames('absolute top-4 -bottom-4 left-3 w-2 group-last:hidden', line.background)}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-4',
          line.border,
          isDone ? `${line.background} text-on-line` : 'bg-card group-hover:bg-signal',
        )}
      >
        {isDone && <Check className="size-5" strokeWidth={3.5} />}
      </span>
      <h3 className="text-xl">
        <Link
          lang="es"
          to={paths.listeningPassage(id)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p>
        {voices} voices · about {minutesFor(entry)} minutes · {theme}
      </p>
      <p className="text-muted">
        {marks} marks: {asks.join(', ')}
      </p>
      <Done saved={saved} />
    </li>
  )
}

/** The recordings of one exam as a line, shortest first. */
function ExamLine({ exam, saved }: { exam: Exam; saved: ReturnType<typeof useSavedPapers> }) {
  const passages = listeningList.filter((entry) => entry.exam === exam)
  if (passages.length === 0) return null
  const id = `line-${exam.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="relative">
      <h2 id={id} className="text-2xl">
        {exam}
      </h2>
      <OnMyPaper exams={[exam]} />
      <ol className="mt-5">
        {passages.map((entry) => (
          <Stop key={entry.id} entry={entry} saved={saved.get(listeningName(entry.id))} />
        ))}
      </ol>
    </section>
  )
}

/** All recordings, one line per exam. */
export function ListeningMap() {
  const saved = useSavedPapers()
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
