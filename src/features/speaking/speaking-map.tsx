import { speakingList } from 'virtual:speaking-list'
import { Link } from 'react-router-dom'
import { OnMyPaper } from '@/components/my-exam/my-exam'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { igcseTest, orals } from '@/content/rooms/speaking-papers'
import type { Exam } from '@/content/rooms/types'
import type { SpeakingEntry } from '@/content/speaking-list'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'

/**
 * A stop that is never marked as done. It is not a `RoomStop`, because its file and icon would add two requests to a
 * page that is already at its limit.
 */
function Stop({
  entry: { id, title, isSpanish, line },
  colour,
}: {
  entry: SpeakingEntry
  colour: LineColour
}) {
  const { background, border } = lineColours[colour]
  return (
    // The link back from a stop's page has this id as its hash, so that the browser scrolls to the stop.
    <li id={id} tabIndex={-1} className="group relative scroll-mt-24 pb-6 pl-13 outline-offset-4 last:pb-1">
      {/* The track to the next stop. */}
      <span
        aria-hidden="true"
        className={classNames('absolute top-4 -bottom-4 left-3 w-2 group-last:hidden', background)}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-0 left-0 size-8 rounded-full border-4 bg-card group-hover:bg-signal',
          border,
        )}
      />
      <h3 className="text-xl">
        <Link
          lang={isSpanish ? 'es' : undefined}
          translate={isSpanish ? 'no' : undefined}
          to={paths.speaking(id)}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="text-muted">{line}</p>
    </li>
  )
}

const lines: readonly {
  kind: SpeakingEntry['kind']
  name: string
  about: string
  colour: LineColour
  exams: readonly Exam[]
}[] = [
  {
    kind: 'role-play',
    name: 'IGCSE role plays',
    about: `${igcseTest.preparation} minutes of preparation, then five questions in about ${igcseTest.rolePlay} minutes.`,
    colour: 'foundation',
    exams: ['IGCSE'],
  },
  {
    kind: 'topic',
    name: 'IGCSE topics',
    about: `Two conversations of ${igcseTest.conversation} minutes each.`,
    colour: 'intermediate',
    exams: ['IGCSE'],
  },
  {
    kind: 'picture',
    name: 'IB pictures',
    about: `Standard Level: ${orals.SL.preparation} minutes of preparation, a presentation of ${orals.SL.presentation.join(' to ')} minutes. Ab initio: a presentation of ${orals['ab initio'].presentation.join(' to ')} minutes.`,
    colour: 'standard',
    exams: ['IB ab initio', 'IB SL'],
  },
  {
    kind: 'extract',
    name: 'IB extracts',
    about: `Higher Level: ${orals.HL.preparation} minutes of preparation, a presentation of ${orals.HL.presentation.join(' to ')} minutes.`,
    colour: 'higher',
    exams: ['IB HL'],
  },
]

function Line({ kind, name, about, colour, exams }: (typeof lines)[number]) {
  const entries = speakingList.filter((entry) => entry.kind === kind)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={`line-${kind}`} className="relative">
      <h2 id={`line-${kind}`} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {name}
      </h2>
      <OnMyPaper exams={exams} />
      <p className="mt-1 text-muted">{about}</p>
      <ol className="mt-5">
        {entries.map((entry) => (
          <Stop key={entry.id} entry={entry} colour={colour} />
        ))}
      </ol>
    </section>
  )
}

/** All speaking tasks, with a line for each part of an exam. */
export function SpeakingMap() {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {[lines.slice(0, 2), lines.slice(2)].map((column) => (
        <div key={column[0]?.kind} className="stack-10">
          {column.map((line) => (
            <Line key={line.kind} {...line} />
          ))}
        </div>
      ))}
    </div>
  )
}
