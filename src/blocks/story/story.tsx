import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { RichTextView } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { ChoiceList } from '@/components/ui/choice-list'
import { SpeakButton } from '@/components/ui/speak-button'
import type { Block, StoryGap } from '@/content/types'
import { SpanishField } from '@/exercises/answer-field'
import { isFinal, type Mark } from '@/exercises/mark'
import { markAsForm } from '@/exercises/mark-as-form'
import { markGap } from '@/exercises/mark-text'
import { useCheck } from '@/exercises/use-check'
import { Verdict } from '@/exercises/verdict'
import { classNames } from '@/lib/class-names'
import { reveal, revealFromTop } from '@/lib/reveal'
import { useFocusWhen } from '@/lib/use-focus-when'
import { tenseNames } from '@/spanish/tenses'
import { leadIn, markTense, plainKey, type StoryKey, storyKey } from './story-key'
import { type StoryPiece, sentenceAround, storyPieces, wholeStory } from './story-text'

/** Whether the tense and the form of a gap were right at the first attempt. */
interface GapOutcome {
  tense: boolean
  form: boolean
}

/** A story or one of its sentences. Gaps before `current` are filled, and `current` is highlighted. */
function Pieces({
  pieces,
  gaps,
  current,
}: {
  pieces: readonly StoryPiece[]
  gaps: readonly StoryGap[]
  current: number
}) {
  return pieces.map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the fragments of a story never change order
    if (piece.kind === 'text') return <span key={at}>{piece.text}</span>
    const isCurrent = piece.index === current
    return piece.index < current ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fragments of a story never change order
      <b key={at} className="border-b-2 border-correct">
        {gaps[piece.index]?.form}
      </b>
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the fragments of a story never change order
        key={at}
        className={classNames(
          'mx-0.5 inline-block min-w-12 rounded-sm border-b-2 px-1 text-center text-sm font-bold',
          isCurrent
            ? 'border-on-signal bg-signal text-on-signal forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
            : 'border-current text-muted',
        )}
      >
        <span lang="en" translate="yes" className="sr-only">
          {isCurrent ? 'this gap, ' : 'gap '}
        </span>
        {piece.index + 1}
      </span>
    )
  })
}

/** The verb for a gap, and its person if the text does not make that clear. */
function VerbAndPerson({ gap }: { gap: StoryGap }) {
  return (
    <i lang="es" translate="no">
      {gap.infinitive}
      {gap.person !== undefined && ` (${gap.person})`}
    </i>
  )
}

/** Step one: choose the tense. A wrong choice is explained, and the student continues with the right one. */
function TenseStep({
  gap,
  decided,
  onMark,
}: {
  gap: StoryGap
  decided: boolean
  onMark: (mark: Mark) => void
}) {
  const [chosen, setChosen] = useState<number | null>(null)
  const name = useId()
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onMark(markTense(gap, chosen))
      }}
    >
      <ChoiceList
        name={name}
        choices={gap.options.map((option) => ({
          key: option,
          label: (
            <>
              <span className="block first-letter:uppercase">{tenseNames[option].en}</span>
              <span lang="es" translate="no" className="block text-sm text-muted">
                {tenseNames[option].es}
              </span>
            </>
          ),
        }))}
        chosen={chosen}
        onChoose={setChosen}
        right={decided ? gap.options.indexOf(gap.answer) : null}
        className="sm:grid-cols-2"
      >
        <legend className="mb-2 font-bold">
          Which tense of <VerbAndPerson gap={gap} />?
        </legend>
      </ChoiceList>
      {!decided && (
        <Button type="submit" className="mt-3">
          Check the tense
        </Button>
      )}
    </form>
  )
}

/** Step two: type the form. The student may correct a missing accent; any other answer is final. */
function FormStep({
  gap,
  sentence,
  onMark,
  onNext,
  isLast,
}: {
  gap: StoryGap
  /** The words just before the gap, and the gap itself. */
  sentence: string
  onMark: (mark: Mark) => void
  onNext: () => void
  isLast: boolean
}) {
  const [answer, setAnswer] = useState('')
  const [mark, setMark] = useState<Mark | null>(null)
  /** Starts with the form alone, because the verb's other forms load later or not at all. */
  const key = useRef<StoryKey>(plainKey(gap, sentence))
  const whole = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const { isChecking, isSlow, check } = useCheck()
  const id = useId()
  const locked = mark !== null && isFinal(mark)
  const next = useFocusWhen<HTMLButtonElement>(locked)

  useEffect(() => {
    storyKey(gap, sentence).then(
      (full) => {
        key.current = full
      },
      (error: unknown) => console.warn('A gap is marked without the other forms of its verb', error),
    )
  }, [gap, sentence])

  useEffect(() => {
    if (mark === null) return
    reveal([whole.current], [whole.current?.querySelector('input'), said.current], [said.current])
  }, [mark])

  function submit(event: FormEvent) {
    event.preventDefault()
    void check(
      (grammar) => markGap(key.current, answer, grammar),
      (marked) => {
        const given = markAsForm(marked, key.current.because)
        setMark(given)
        onMark(given)
      },
    )
  }
  return (
    <form ref={whole} onSubmit={submit}>
      <label htmlFor={id} className="block font-bold">
        Type the {tenseNames[gap.answer].en} of <VerbAndPerson gap={gap} />.
      </label>
      <SpanishField
        id={id}
        takesFocus
        keysShown={!locked}
        readOnly={locked || isChecking}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        className="mt-2"
      />
      <div ref={said} role="status" className="mt-3 empty:hidden">
        {isSlow ? (
          <p className="text-muted">Checking…</p>
        ) : (
          <>
            {mark !== null && <Verdict mark={mark} />}
            {mark?.kind === 'accent' && <p>Correct it and check again.</p>}
          </>
        )}
      </div>
      {locked ? (
        <Button ref={next} onClick={onNext} className="mt-3">
          {isLast ? 'See how you did' : 'Next gap'}
        </Button>
      ) : (
        <Button type="submit" aria-disabled={isChecking} className="mt-3">
          Check the form
        </Button>
      )}
    </form>
  )
}

/** One gap: choose the tense, read what decides it, type the form. */
function GapPanel({
  block,
  index,
  gap,
  onDone,
}: {
  block: Block<'story'>
  index: number
  gap: StoryGap
  onDone: (outcome: GapOutcome) => void
}) {
  const [tense, setTense] = useState<Mark | null>(null)
  /** Whether the first form that the student typed was right. */
  const [form, setForm] = useState<boolean | null>(null)
  const decided = tense !== null && isFinal(tense)
  const whole = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  // Keep the choice, the right answer and the reason visible above the field that now has focus.
  useEffect(() => {
    if (tense === null) return
    const answers = [...(whole.current?.querySelectorAll('[data-answer]') ?? [])]
    const field = whole.current?.querySelector('input:not([type=radio])')?.parentElement
    reveal([whole.current], [...answers, said.current, field], [said.current, field], [field ?? said.current])
  }, [tense])

  return (
    <div ref={whole} className="stack-4">
      <p lang="es" translate="no" className="text-lg">
        <Pieces pieces={sentenceAround(block.text, index)} gaps={block.gaps} current={index} />
      </p>
      <TenseStep gap={gap} decided={decided} onMark={setTense} />
      <div ref={said} role="status" className="empty:hidden">
        {tense !== null && <Verdict mark={tense} because={gap.signal} />}
      </div>
      {decided && (
        <FormStep
          gap={gap}
          sentence={leadIn(block.text, index)}
          isLast={index === block.gaps.length - 1}
          onMark={(mark) => {
            if (form === null && mark.kind !== 'unanswered') setForm(mark.kind === 'right')
          }}
          onNext={() => onDone({ tense: tense?.kind === 'right', form: form === true })}
        />
      )}
    </div>
  )
}

function Summary({ block, outcomes }: { block: Block<'story'>; outcomes: readonly GapOutcome[] }) {
  const missed = block.gaps.filter((_, index) => !outcomes[index]?.tense || !outcomes[index]?.form)
  return (
    <>
      <ul className="list-disc pl-5">
        <li>
          Right tense: {outcomes.filter((outcome) => outcome.tense).length} of {block.gaps.length}
        </li>
        <li>
          Right form first time: {outcomes.filter((outcome) => outcome.form).length} of {block.gaps.length}
        </li>
      </ul>
      {missed.length > 0 && (
        <>
          <p className="mt-3 font-bold">Look at these again:</p>
          <ul className="mt-1 stack-2">
            {missed.map((gap) => (
              <li key={gap.form + gap.signal} className="border-l-4 border-rule pl-3">
                <b lang="es" translate="no">
                  {gap.form}
                </b>
                , {tenseNames[gap.answer].en} of{' '}
                <i lang="es" translate="no">
                  {gap.infinitive}
                </i>
                : <RichTextView text={gap.signal} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A story whose gaps are filled one by one. Nothing is saved. */
export function Story({ block }: { block: Block<'story'> }) {
  const [outcomes, setOutcomes] = useState<readonly GapOutcome[]>([])
  /** How many panels the student has finished. On each change, focus moves to the progress line. */
  const [turn, setTurn] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const status = useFocusWhen<HTMLParagraphElement>(turn)
  const at = outcomes.length
  const gap = block.gaps[at]

  useEffect(() => {
    if (turn > 0 && panel.current !== null) revealFromTop(panel.current)
  }, [turn])

  function go(next: readonly GapOutcome[]) {
    setTurn(turn + 1)
    setOutcomes(next)
  }
  return (
    <div>
      <p className="max-w-prose">
        <RichTextView text={block.introduction} />
      </p>
      <h3 lang="es" translate="no" className="mt-4 text-xl">
        {block.title}
        {gap === undefined && <SpeakButton text={wholeStory(block.text, block.gaps)} className="ml-1" />}
      </h3>
      <p lang="es" translate="no" className="mt-2 max-w-prose text-lg leading-relaxed">
        <Pieces pieces={storyPieces(block.text)} gaps={block.gaps} current={at} />
      </p>
      <div ref={panel} className="mt-5 rounded-md border-2 border-ink p-4 print:hidden">
        <p ref={status} tabIndex={-1} className="mb-3 font-bold outline-none">
          {gap === undefined ? 'The story is complete.' : `Gap ${at + 1} of ${block.gaps.length}`}
        </p>
        {gap === undefined ? (
          <>
            <Summary block={block} outcomes={outcomes} />
            <Button look="outline" className="mt-4" onClick={() => go([])}>
              Try the story again
            </Button>
          </>
        ) : (
          <GapPanel
            key={at}
            block={block}
            index={at}
            gap={gap}
            onDone={(outcome) => go([...outcomes, outcome])}
          />
        )}
      </div>
    </div>
  )
}
