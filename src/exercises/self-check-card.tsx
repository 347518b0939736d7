import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SectionLink } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { useVosotrosShown, VosotrosSwitch } from '@/components/vosotros'
import { askedWithUstedes } from '@/content/answers'
import type { Exercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { revealFromTop } from '@/lib/reveal'
import { ExerciseView, type TaughtSection } from './exercise-view'
import { kindOf } from './kinds'
import { advance, standing, startSelfCheck } from './queue'

/** The stops of the self-check: one for each exercise, filled when it has been answered right. */
function ExerciseStops({
  ids,
  right,
  current,
}: {
  ids: readonly string[]
  right: readonly string[]
  current: string | undefined
}) {
  return (
    <ol aria-hidden="true" className="flex items-center">
      {ids.map((id) => (
        <li key={id} className="flex flex-1 items-center last:flex-none">
          <span
            className={classNames(
              'size-[min(1rem,4.5vw)] shrink-0 rounded-full border-[3px] border-ink',
              right.includes(id) && 'bg-ink',
              id === current && 'ring-3 ring-signal',
            )}
          />
          <span className="h-1 flex-1 bg-ink" />
        </li>
      ))}
    </ol>
  )
}

/** The missed exercises with their answers, and where each is taught. */
function Missed({
  exercises,
  sections,
}: {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
}) {
  return (
    <>
      <p>Look at these again:</p>
      <ul className="mt-2 space-y-3">
        {exercises.map((exercise) => {
          const { Recap } = kindOf(exercise)
          const teaches = sections.find((section) => section.id === exercise.teaches)
          return (
            <li key={exercise.id} className="border-l-4 border-rule pl-3">
              <Recap exercise={exercise} />
              {teaches !== undefined && (
                <SectionLink text={teaches.title} lesson={teaches.lesson} section={teaches.id} />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Exercises one after the other. Nothing is saved, and the student may leave at any point. */
export function SelfCheckCard({
  exercises: all,
  sections,
  forms = false,
  onTurn,
  children,
}: {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
  /** Every exercise asks for a form of a verb, and is typed: the student goes straight from one field to the next. */
  forms?: boolean
  /** Told how many exercises are still to come, each time that the student goes on. */
  onTurn?: (left: number) => void
  /** What the student may do when all are right. */
  children?: ReactNode
}) {
  const vosotros = useVosotrosShown()
  const hasVosotros = all.some((exercise) => exercise.ustedes !== undefined)
  const exercises = vosotros ? all : all.map(askedWithUstedes)
  const ids = all.map((exercise) => exercise.id)
  const [state, setState] = useState(startSelfCheck(ids))
  /** How many exercises have been shown: a repeated one starts afresh. */
  const [turn, setTurn] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const current = exercises.find((exercise) => exercise.id === state.queue[0])
  const missed = exercises.filter((exercise) => state.missed.includes(exercise.id))
  const why = standing(state)

  useEffect(() => {
    const field = forms ? card.current?.querySelector('input') : null
    if (field) field.focus({ preventScroll: true })
    else if (turn > 0) status.current?.focus({ preventScroll: true })
    if (card.current !== null && (forms || turn > 0)) revealFromTop(card.current)
  }, [turn, forms])

  function go(next: typeof state) {
    setState(next)
    setTurn(turn + 1)
    onTurn?.(next.queue.length)
  }

  return (
    <div ref={card} className="print:hidden">
      <ExerciseStops ids={ids} right={state.right} current={current?.id} />
      <p ref={status} tabIndex={-1} className="mt-3 mb-4 font-bold outline-none">
        {current === undefined
          ? `All ${ids.length} right, ${ids.length - state.missed.length} of them at the first go.`
          : `${state.right.length} of ${ids.length} right${why === undefined ? '' : ` · ${why}`}`}
      </p>
      {current === undefined ? (
        <div className="space-y-4">
          {missed.length > 0 && <Missed exercises={missed} sections={sections} />}
          {children}
          <Button look="outline" onClick={() => go(startSelfCheck(ids))}>
            Go through them again
          </Button>
        </div>
      ) : (
        <ExerciseView
          key={turn}
          asked={current}
          sections={sections}
          asksForm={forms}
          onDone={(outcome) => go(advance(state, outcome))}
        />
      )}
      {hasVosotros && (
        <div className="mt-4 border-t border-rule pt-3">
          <VosotrosSwitch />
        </div>
      )}
    </div>
  )
}
