import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { VoiceHint } from '@/components/ui/voice-hint'
import { useVosotrosShown, VosotrosSwitch } from '@/components/vosotros'
import { askedWithUstedes } from '@/content/answers'
import type { Exercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import type { Grade } from '@/lib/memory'
import { revealFromTop } from '@/lib/reveal'
import { isMute, useCanSpeak } from '@/lib/speech'
import { ExerciseView, TaughtLink, type TaughtSection } from './exercise-view'
import { kindOf } from './kinds'
import { advance, startSelfCheck, whyRepeated } from './queue'

/** A stop for each exercise, filled once it has been answered correctly. */
function ProgressDots({
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

/** The missed exercises with their answers and links to the sections that teach them. */
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
      <ul className="mt-2 stack-3">
        {exercises.map((exercise) => {
          const { Recap } = kindOf(exercise)
          const teaches = sections.find((section) => section.id === exercise.teaches)
          return (
            <li key={exercise.id} className="border-l-4 border-rule pl-3">
              <Recap exercise={exercise} />
              {teaches !== undefined && <TaughtLink {...teaches} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/**
 * On desktop, no keyboard covers the page when a field gets focus. Some phones report a fine pointer, hence the other
 * conditions.
 */
const isDesktop = () => window.matchMedia('(min-width: 64rem) and (hover: hover) and (pointer: fine)').matches

/** Called as soon as the result of an exercise is final. */
export type OnAnswered = (exercise: Exercise, grade: Grade) => void

/** Exercises one after the other; the student may leave at any point. */
export function SelfCheckCard({
  exercises: given,
  sections,
  forms = false,
  asksForm = () => forms,
  isShort = false,
  asksVosotros,
  onAnswered,
  onTurn,
  onAgain,
  children,
}: {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
  /** Set if every exercise asks for a typed verb form, so that focus moves straight from field to field. */
  forms?: boolean
  /** Whether an exercise accepts only a verb form, if not all of them do. */
  asksForm?: (exercise: Exercise) => boolean
  /** The short version inside a section: no stops, no switch, and no list of missed exercises at the end. */
  isShort?: boolean
  /** Whether to show the *vosotros* switch below. By default, it is shown only if an exercise depends on it. */
  asksVosotros?: boolean
  onAnswered?: OnAnswered
  /** Called with the number of remaining exercises each time the student moves on. */
  onTurn?: (left: number) => void
  /** Draws new exercises. If omitted, the same ones are repeated. */
  onAgain?: () => void
  /** What to offer once all exercises have been answered correctly. */
  children?: ReactNode
}) {
  const vosotros = useVosotrosShown()
  const canSpeak = useCanSpeak()
  const cannotHear = isMute(canSpeak)
  // Skip listening exercises if speech is unavailable. We may only find that out when the student tries to play one.
  const all = cannotHear ? given.filter(({ kind }) => kind !== 'hear') : given
  const exercises = vosotros ? all : all.map(askedWithUstedes)
  const ids = all.map((exercise) => exercise.id)
  const [whole, setState] = useState(startSelfCheck(ids))
  const state = cannotHear ? { ...whole, queue: whole.queue.filter((id) => ids.includes(id)) } : whole
  /** How many exercises have been shown. Used as a key, so that a repeated exercise starts fresh. */
  const [turn, setTurn] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const current = exercises.find((exercise) => exercise.id === state.queue[0])
  const missed = exercises.filter((exercise) => state.missed.includes(exercise.id))
  const why = whyRepeated(state)
  /** Focus goes to the field only for typed exercises; in a listening exercise the play button comes first. */
  const isTyped = current !== undefined && 'answers' in current
  const hasMovedOn = forms || turn > 0
  const count = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per turn
  useEffect(() => {
    if (!hasMovedOn) return
    const field =
      forms || (isTyped && isDesktop()) ? card.current?.querySelector<HTMLElement>('form input') : null
    const next = field ?? status.current
    next?.focus({ preventScroll: true })
    if (card.current !== null) revealFromTop(card.current)
  }, [turn, forms])

  // If the pressed button was removed because speech is unavailable, move focus.
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (cannotHear && focused.current?.isConnected === false) status.current?.focus({ preventScroll: true })
  }, [cannotHear])

  function showNext(next: typeof state) {
    setState(next)
    setTurn(turn + 1)
    onTurn?.(next.queue.length)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events from the controls inside
    <div
      ref={card}
      onFocus={({ target }) => {
        focused.current = target
      }}
      className="print:hidden"
    >
      {!isShort && ids.length > 1 && <ProgressDots ids={ids} right={state.right} current={current?.id} />}
      <p
        ref={status}
        id={hasMovedOn ? count : undefined}
        tabIndex={-1}
        className={classNames(
          'outline-none',
          // Positioned next to the heading above.
          isShort ? '-mt-7 mb-3 ml-20 leading-7 text-muted' : 'mt-3 mb-4 font-bold',
        )}
      >
        {current === undefined
          ? ids.length === 1
            ? 'Correct.'
            : `All ${ids.length} right, ${ids.length - state.missed.length} of them first time.`
          : `${state.right.length} of ${ids.length} right${why === undefined ? '' : ` · ${why}`}`}
      </p>
      {current === undefined ? (
        <div className="stack-4">
          {missed.length > 0 && !isShort && <Missed exercises={missed} sections={sections} />}
          {children}
          <Button look="outline" onClick={onAgain ?? (() => showNext(startSelfCheck(ids)))}>
            {onAgain === undefined ? 'Go through them again' : 'More questions from this lesson'}
          </Button>
        </div>
      ) : (
        <ExerciseView
          key={turn}
          asked={current}
          sections={sections}
          asksForm={asksForm(current)}
          describedBy={hasMovedOn ? count : undefined}
          onAnswered={(grade) => onAnswered?.(current, grade)}
          onDone={(outcome) => showNext(advance(state, outcome))}
        />
      )}
      {all.length < given.length && (!isShort || canSpeak === 'failed') && <VoiceHint />}
      {(asksVosotros ?? (!isShort && all.some(({ ustedes }) => ustedes !== undefined))) && (
        <div className="mt-4 border-t border-rule pt-3">
          <VosotrosSwitch />
        </div>
      )}
    </div>
  )
}
