import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { TaughtSection } from '@/blocks/drill/drill-exercises'
import { RichTextView, SpanishText, TextLink } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import type { ChooseExercise, Exercise, OrderExercise, TypedExercise } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { reveal, revealFromTop } from '@/lib/reveal'
import type { RichText } from '@/spanish/markup'
import { SpanishField } from './answer-field'
import { instruction } from './instruction'
import { isFinal, type Mark, mark } from './mark'
import { Option } from './option'
import { advance, standing, startSelfCheck, type Turn } from './queue'
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
      <fieldset className="grid gap-2">
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
          <Option
            key={option.text}
            name={id}
            checked={chosen === index}
            onChoose={() => setChosen(index)}
            outcome={!locked ? undefined : option.right ? 'right' : chosen === index ? 'mine' : 'other'}
            note={locked && option.right ? <RichTextView text={option.because} /> : undefined}
          >
            <RichTextView text={option.text} />
          </Option>
        ))}
      </fieldset>
      {!locked && <CheckButton />}
    </form>
  )
}

function Typed({ exercise, locked, onAttempt }: AnswerProps<TypedExercise>) {
  const [answer, setAnswer] = useState('')
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
      <SpanishField
        id={id}
        withOpeningMarks={exercise.kind !== 'fill'}
        readOnly={locked}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        className="mt-3 min-h-12 w-full rounded-md border-2 border-muted bg-paper px-3 text-lg"
      />
      {!locked && <CheckButton />}
    </form>
  )
}

function Order({ exercise, locked, onAttempt }: AnswerProps<OrderExercise>) {
  /** Places of the chosen words in `exercise.words`, in the order of choosing. */
  const [chosen, setChosen] = useState<readonly number[]>([])
  const sentence = chosen.map((index) => exercise.words[index] ?? '').join(' ')
  const wordsLeft = exercise.words.length - chosen.length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAttempt({
          mark:
            chosen.length > 0 && wordsLeft > 0 ? { kind: 'unanswered', wordsLeft } : mark(exercise, sentence),
        })
      }}
    >
      <fieldset disabled={locked}>
        <legend>
          <span className="block font-bold">{instruction.order}</span>
          <span className="block text-muted">{exercise.en}</span>
        </legend>
        <p
          aria-live="polite"
          data-answer="mine"
          className="mt-3 min-h-12 border-b-2 border-muted py-2 text-lg"
        >
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
  onDone: (turn: Turn) => void
}) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const whole = useRef<HTMLDivElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const verdict = attempt?.mark
  const locked = verdict !== undefined && isFinal(verdict)
  const teaches = sections.find((section) => section.id === (attempt?.teaches ?? exercise.teaches))

  // The Check button is gone once the answer is final: go on from where the next step is, or where it is decided.
  useEffect(() => {
    if (attempt === null) return
    if (attempt.mark.kind === 'unlisted') said.current?.focus({ preventScroll: true })
    else if (isFinal(attempt.mark)) next.current?.focus({ preventScroll: true })
    const answers = [...(whole.current?.querySelectorAll('[data-answer]') ?? [])]
    const mine = answers.filter((answer) => answer.getAttribute('data-answer') === 'mine')
    reveal([whole.current], [...answers, feedback.current], [...mine, said.current], [said.current])
  }, [attempt])

  const props = { locked, onAttempt: setAttempt }
  return (
    <div ref={whole}>
      {exercise.kind === 'choose' ? (
        <Choose exercise={exercise} {...props} />
      ) : exercise.kind === 'order' ? (
        <Order exercise={exercise} {...props} />
      ) : (
        <Typed exercise={exercise} {...props} />
      )}
      <div ref={feedback} className="mt-4">
        <div ref={said} role="status" tabIndex={-1} className="space-y-2 outline-none">
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
              onClick={() => onDone('left')}
              className="min-h-11 font-bold underline underline-offset-4"
            >
              Leave it for later
            </button>
          )}
        </div>
      </div>
    </div>
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

/** What an exercise asked and its model answer, in two lines. */
function Model({ exercise }: { exercise: Exercise }) {
  const sentence = exercise.kind === 'order' ? undefined : exercise.sentence
  return (
    <>
      <span className="block">
        {sentence === undefined ? (
          exercise.kind === 'choose' ? (
            <RichTextView text={exercise.prompt} />
          ) : (
            exercise.en
          )
        ) : exercise.kind === 'correct' ? (
          <s lang="es">{sentence}</s>
        ) : (
          <SpanishText text={sentence} />
        )}
      </span>
      <b className="block">
        {exercise.kind === 'choose' ? (
          <RichTextView text={exercise.options.find((option) => option.right)?.text ?? ''} />
        ) : (
          <span lang="es">{exercise.answers[0]}</span>
        )}
      </b>
    </>
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
          const teaches = sections.find((section) => section.id === exercise.teaches)
          return (
            <li key={exercise.id} className="border-l-4 border-rule pl-3">
              <Model exercise={exercise} />
              {teaches !== undefined && (
                <TextLink text={teaches.title} lesson={teaches.lesson} section={teaches.id} />
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
  exercises,
  sections,
  typed = false,
  onTurn,
  children,
}: {
  exercises: readonly Exercise[]
  sections: readonly TaughtSection[]
  /** Every exercise is typed: the student goes straight from one field to the next. */
  typed?: boolean
  /** Told how many exercises are still to come, each time that the student goes on. */
  onTurn?: (left: number) => void
  /** What the student may do when all are right. */
  children?: ReactNode
}) {
  const ids = exercises.map((exercise) => exercise.id)
  const [state, setState] = useState(startSelfCheck(ids))
  /** How many exercises have been shown: a repeated one starts afresh. */
  const [turn, setTurn] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const current = exercises.find((exercise) => exercise.id === state.queue[0])
  const missed = exercises.filter((exercise) => state.missed.includes(exercise.id))
  const why = standing(state)

  useEffect(() => {
    const field = typed ? card.current?.querySelector('input') : null
    if (field) field.focus({ preventScroll: true })
    else if (turn > 0) status.current?.focus({ preventScroll: true })
    if (card.current !== null && (typed || turn > 0)) revealFromTop(card.current)
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
          exercise={current}
          sections={sections}
          onDone={(how) => go(advance(state, how))}
        />
      )}
    </div>
  )
}
