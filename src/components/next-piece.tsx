import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import type { Exam } from '@/content/rooms/types'
import { paths } from '@/paths'
import { lineId } from './room-lines'

/** By what a room's pieces are called: where a student goes after its last piece. */
const nextRooms = {
  text: { name: 'listening', to: (exam: Exam) => `${paths.listen}#${lineId(exam)}` },
  recording: { name: 'writing', to: (exam: Exam) => `${paths.write}#${lineId(exam)}` },
  task: { name: 'speaking', to: () => paths.speak },
} as const

/** A link to the next piece for the same exam or, after the last one, to the next room. */
export function NextPiece<Entry extends { id: string; title: string; exam: Exam }>({
  entry,
  list,
  noun,
  isSpanish,
  to,
}: {
  entry: Entry
  /** All pieces in the room, in order. */
  list: readonly Entry[]
  noun: keyof typeof nextRooms
  /** Whether their titles are Spanish. */
  isSpanish: boolean
  to: (id: string) => string
}) {
  const own = list.filter(({ exam }) => exam === entry.exam)
  const next = own[own.findIndex(({ id }) => id === entry.id) + 1]
  const room = nextRooms[noun]
  return (
    <Link to={next === undefined ? room.to(entry.exam) : to(next.id)} className={buttonClasses('outline')}>
      <span className="min-w-0 wrap-anywhere">
        {next === undefined ? (
          `Next: ${room.name} for ${entry.exam}`
        ) : (
          <>
            Next {noun}:{' '}
            <span lang={isSpanish ? 'es' : undefined} translate={isSpanish ? 'no' : undefined}>
              {next.title}
            </span>
          </>
        )}
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  )
}
