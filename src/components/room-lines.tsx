import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import type { Exam } from '@/content/rooms/types'
import { classNames } from '@/lib/class-names'
import { OnMyPaper } from './my-exam/my-exam'

/** A text, recording or task. Its `id` is in the address of the link that leads back to it. */
export function RoomStop({
  id,
  to,
  title,
  isSpanish,
  colour,
  isDone,
  children,
}: {
  id: string
  to: string
  title: string
  isSpanish: boolean
  colour: LineColour
  isDone: boolean
  children: ReactNode
}) {
  const { background, border } = lineColours[colour]
  return (
    <li id={id} tabIndex={-1} className="group relative scroll-mt-24 pb-7 pl-13 outline-offset-4 last:pb-1">
      {/* The track to the next stop. */}
      <span
        aria-hidden="true"
        className={classNames('absolute top-4 -bottom-4 left-3 w-2 group-last:hidden', background)}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border-4',
          border,
          isDone ? `${background} text-on-line` : 'bg-card group-hover:bg-signal',
        )}
      >
        {isDone && <Check className="size-5" strokeWidth={3.5} />}
      </span>
      <h3 className="text-xl">
        <Link
          lang={isSpanish ? 'es' : undefined}
          translate={isSpanish ? 'no' : undefined}
          to={to}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </h3>
      {children}
    </li>
  )
}

/** The id of an exam's heading in a room. */
export const lineId = (exam: Exam): string => `line-${exam.toLowerCase().replaceAll(' ', '-')}`

/** A line for each exam: IGCSE beside the shorter IB lines. `stopsOf` returns the stops for an exam. */
export function ExamLines({ stopsOf }: { stopsOf: (exam: Exam) => readonly ReactElement[] }) {
  const line = (exam: Exam) => {
    const id = lineId(exam)
    return (
      <section aria-labelledby={id} className="relative">
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {exam}
        </h2>
        <OnMyPaper exams={[exam]} />
        <ol className="mt-5">{stopsOf(exam)}</ol>
      </section>
    )
  }
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {line('IGCSE')}
      <div className="stack-10">
        {line('IB ab initio')}
        {line('IB SL')}
        {line('IB HL')}
      </div>
    </div>
  )
}
