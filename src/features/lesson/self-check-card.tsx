import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { RichTextView, SpanishText, TextLink } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import type { ChooseExercise, Exercise, OrderExercise, RichText, TypedExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import type { TaughtSection } from './drill-exercises'
import { instruction } from './instruction'
import { isFinal, type Mark, mark } from './mark'
import { advance, startSelfCheck } from './self-check'
import { AccentKeys, SpanishInput } from './spanish-input'
import { Verdict } from './verdict'

/** An answer in the making, marked: what each kind of exercise hands up. */
interface Attempt {
  mark: Mark
  /** The section that teaches what went wrong, where it is not the exercise's own. */
  teaches?: string
}

interface AnswerProps<Kind> {
  exercise: Kind
  /** After a final answer the exercise is over; after a missing accent it can be repaired. */
  locked: boolean
  onAttempt: (attempt: Attempt) => void
}

function Choose({ exercise, locked, onAttempt }: AnswerProps<ChooseExercise>) {
  const [chosen, setChosen] = useState<number | null>(null)
  const id = useId()

  function check(event: FormEvent) {
    event.preventDefault()
    const option = chosen === null ? undefined : exercise.options[chosen]
    if (option === undefined) onAttempt({ mark: { kind: 'unanswered' } })
    else if (option.right) onAttempt({ mark: { kind: 'right' } })
    else {
      // The right option is shown in its place among the others, so the verdict repeats no model answer.
      onAttempt({ mark: { kind: 'wrong', expected: '', because: option.because }, teaches: option.teaches })
    }
  }

  return (
    <form onSubmit={check}>
      <fieldset className="grid gap-2" disabled={locked}>
        <legend className="mb-3">
          <span className="block font-bold">
            <RichTextView text={exercise.prompt} />
          </span>
          {exercise.sentence !== undefined && (
            <SpanishText text={exercise.sentence} className="block text-lg" />
          )}
          {exercise.en !== undefined && <span className="block text-muted">{exercise.en}</span>}
        </legend>
        {exercise.options.map((option, index) => (
          <label
            key={option.text}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-md border-2 px-3 py-2',
              locked && option.right ? 'border-correct' : chosen === index ? 'border-ink' : 'border-rule',
              !locked && 'cursor-pointer hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={chosen === index}
              onChange={() => setChosen(index)}
              className="size-5 shrink-0 accent-[var(--ink)]"
            />
            <span>
              <RichTextView text={option.text} />
              {locked && option.right && (
                <span className="block text-sm">
                  <b>Right: </b>
                  <RichTextView text={option.because} />
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {!locked && <CheckButton />}
    </form>
  )
}

function Typed({ exercise, locked, onAttempt }: AnswerProps<TypedExercise>) {
  const [answer, setAnswer] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAttempt({ mark: mark(exercise, answer) })
      }}
    >
      <label htmlFor={id} className="block">
        <span className="block font-bold">{instruction[exercise.kind]}</span>
        {exercise.sentence !== undefined && (
          <span className="block text-lg">
            {exercise.kind === 'correct' ? (
              <span lang="es">{exercise.sentence}</span>
            ) : (
              <SpanishText text={exercise.sentence} />
            )}
          </span>
        )}
        <span className={classNames('block', exercise.kind === 'translate' ? 'text-lg' : 'text-muted')}>
          {exercise.en}
        </span>
      </label>
      <SpanishInput
        ref={field}
        id={id}
        readOnly={locked}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        className="mt-3 min-h-12 w-full rounded-md border-2 border-muted bg-paper px-3 text-lg"
      />
      {!locked && <AccentKeys field={field} />}
      {!locked && <CheckButton />}
    </form>
  )
}

function Order({ exercise, locked, onAttempt }: AnswerProps<OrderExercise>) {
  /** Places of the chosen words in `exercise.words`, in the order of choosing. */
  const [chosen, setChosen] = useState<readonly number[]>([])
  const sentence = chosen.map((index) => exercise.words[index] ?? '').join(' ')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAttempt({ mark: mark(exercise, sentence) })
      }}
    >
      <fieldset disabled={locked}>
        <legend>
          <span className="block font-bold">{instruction.order}</span>
          <span className="block text-muted">{exercise.en}</span>
        </legend>
        <p aria-live="polite" className="mt-3 min-h-12 border-b-2 border-muted py-2 text-lg">
          <span className="sr-only">Your sentence so far: </span>
          <span lang="es">{sentence}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {exercise.words.map((word, index) => {
            const used = chosen.includes(index)
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice, and the list never changes
                key={index}
                type="button"
                lang="es"
                aria-pressed={used}
                onClick={() => setChosen(used ? chosen.filter((one) => one !== index) : [...chosen, index])}
                className={classNames(
                  'min-h-11 rounded-md border-2 px-3 font-bold',
                  used ? 'border-rule text-muted line-through' : 'border-ink hover:bg-ink/10',
                )}
              >
                {word}
              </button>
            )
          })}
        </div>
      </fieldset>
      {!locked && <CheckButton />}
    </form>
  )
}

function CheckButton() {
  return (
    <Button type="submit" className="mt-4">
      Check
    </Button>
  )
}

/** Why the model answer is right, for kinds whose options do not say it themselves. */
const reason = (exercise: Exercise): RichText | undefined =>
  exercise.kind === 'choose' ? undefined : exercise.because

function ExerciseView({
  exercise,
  sections,
  onDone,
}: {
  exercise: Exercise
  sections: readonly TaughtSection[]
  onDone: (verdict: 'right' | 'missed') => void
}) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  const verdict = attempt?.mark
  const locked = verdict !== undefined && isFinal(verdict)
  const teaches = sections.find((section) => section.id === (attempt?.teaches ?? exercise.teaches))

  // The Check button is gone once the answer is final: go on from where the next step is.
  useEffect(() => {
    if (locked) next.current?.focus()
  }, [locked])

  const props = { locked, onAttempt: setAttempt }
  return (
    <>
      {exercise.kind === 'choose' ? (
        <Choose exercise={exercise} {...props} />
      ) : exercise.kind === 'order' ? (
        <Order exercise={exercise} {...props} />
      ) : (
        <Typed exercise={exercise} {...props} />
      )}
      <div role="status" className="mt-4 space-y-2">
        {verdict !== undefined && <Verdict mark={verdict} because={reason(exercise)} />}
        {(verdict?.kind === 'wrong' || verdict?.kind === 'accent') && teaches !== undefined && (
          <p>
            Read again: <TextLink text={teaches.title} lesson={teaches.lesson} section={teaches.id} />
          </p>
        )}
        {verdict?.kind === 'accent' && <p>Correct it and check again.</p>}
        {verdict?.kind === 'wrong' && <p>This one comes back later.</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {verdict?.kind === 'unlisted' ? (
          <>
            <Button look="outline" onClick={() => onDone('right')}>
              Mine says the same
            </Button>
            <Button look="outline" onClick={() => onDone('missed')}>
              Mine was different
            </Button>
          </>
        ) : locked ? (
          <Button ref={next} onClick={() => onDone(verdict?.kind === 'right' ? 'right' : 'missed')}>
            Next
          </Button>
        ) : (
          <button
            type="button"
            onClick={() => onDone('missed')}
            className="min-h-11 font-bold underline underline-offset-4"
          >
            Leave it for later
          </button>
        )}
      </div>
    </>
  )
}

/** The stops of the self-check: one for each exercise, filled when it has been answered right. */
function Progress({
  ids,
  right,
  current,
}: {
  ids: readonly string[]
  right: readonly string[]
  current?: string
}) {
  return (
    <ol aria-hidden="true" className="flex items-center">
      {ids.map((id) => (
        <li key={id} className="flex flex-1 items-center last:flex-none">
          <span
            className={classNames(
              'size-4 shrink-0 rounded-full border-[3px] border-ink',
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

/** Exercises one after the other. Nothing is saved, and the student may leave at any point. */
export function SelfCheckCard({
  exercises,
  sections,
  typed = false,
  onTurn,
}: {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
  /** Every exercise is typed: the student goes straight from one field to the next. */
  typed?: boolean
  /** Told how many exercises are still to come, each time that the student goes on. */
  onTurn?: (left: number) => void
}) {
  const ids = exercises.map((exercise) => exercise.id)
  const [state, setState] = useState(startSelfCheck(ids))
  /** How many exercises have been shown: a repeated one starts afresh. */
  const [turn, setTurn] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const current = exercises.find((exercise) => exercise.id === state.queue[0])

  useEffect(() => {
    const field = typed ? card.current?.querySelector('input') : null
    if (field) field.focus()
    else if (turn > 0) status.current?.focus()
  }, [turn, typed])

  function go(next: typeof state) {
    setState(next)
    setTurn(turn + 1)
    onTurn?.(next.queue.length)
  }

  return (
    <div ref={card} className="print:hidden">
      <Progress ids={ids} right={state.right} current={current?.id} />
      <p ref={status} tabIndex={-1} className="mt-3 mb-4 font-bold outline-none">
        {current === undefined
          ? `All ${ids.length} right, ${ids.length - state.missed.length} of them at the first go.`
          : `${state.right.length} of ${ids.length} right${state.missed.includes(current.id) ? ' · one that you missed before' : ''}`}
      </p>
      {current === undefined ? (
        <Button look="outline" onClick={() => go(startSelfCheck(ids))}>
          Go through them again
        </Button>
      ) : (
        <ExerciseView
          key={turn}
          exercise={current}
          sections={sections}
          onDone={(verdict) => go(advance(state, verdict))}
        />
      )}
    </div>
  )
}
