import { Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { ChoiceList } from '@/components/ui/choice-list'
import { whyMute } from '@/components/ui/voice-hint'
import { GivenAnswer, SpanishField } from '@/exercises/answer-field'
import { advance, startSelfCheck } from '@/exercises/queue'
import { classNames } from '@/lib/class-names'
import { isMute, speakLines, stopSpeaking, useCanSpeak } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useAccent, useManner } from '@/lib/voice-choice'
import { type Heard, type Item, markTyped } from './items'
import { accentNote, kindTexts } from './kinds'
import { Outcome } from './outcome'

/** Slow enough to hear each syllable. */
const slowly = 0.6

/** Alternates a female and a male voice, if the device has both. */
function useSay() {
  const { accent, rate: pace } = useManner()
  return ({ id, says }: Item, rate = pace) =>
    void speakLines([{ text: says, who: [...id].length % 2 }], { speakers: ['woman', 'man'], accent, rate })
}

/** One item to listen to and write down, with its result. */
function One({
  item,
  children,
  onNext,
}: {
  item: Item
  /** The progress indicator. */
  children: ReactNode
  onNext: (outcome: 'right' | 'missed') => void
}) {
  const [typed, setTyped] = useState('')
  const [heard, setHeard] = useState<Heard | null>(null)
  const say = useSay()
  const canSpeak = useCanSpeak()
  const accent = useAccent()
  const id = useId()
  const isOver = heard !== null && heard.kind !== 'unanswered'
  const next = useFocusWhen<HTMLButtonElement>(isOver)
  const { ask, hint } = kindTexts[item.kind]
  const note = isOver ? accentNote[accent][item.kind] : undefined

  // Play the item immediately: the student pressed a button to get to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per item
  useEffect(() => {
    say(item)
    return stopSpeaking
  }, [])

  const listen = (
    <>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button look="outline" onClick={() => say(item)}>
          <Volume2 aria-hidden="true" className="size-5" /> Listen again
        </Button>
        <Button look="outline" onClick={() => say(item, slowly)}>
          Slowly
        </Button>
      </span>
      {isMute(canSpeak) && (
        <span role="status" className="mt-2 block text-sm font-normal">
          {`${whyMute(canSpeak)}. Press “Listen again” to try again, or “Stop here” to leave.`}
        </span>
      )}
    </>
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isOver) onNext(heard.kind === 'right' ? 'right' : 'missed')
        else setHeard(markTyped(item, typed))
      }}
    >
      {children}
      {item.kind === 'pairs' ? (
        <ChoiceList
          name={id}
          choices={item.pair.words.map(({ es, en }) => ({
            key: es,
            label: (
              <>
                <b lang="es" translate="no">
                  {es}
                </b>{' '}
                <span className="text-muted">{en}</span>
              </>
            ),
          }))}
          chosen={typed === '' ? null : item.pair.words.findIndex(({ es }) => es === typed)}
          onChoose={(index) => setTyped(item.pair.words[index]?.es ?? '')}
          right={isOver ? item.right : null}
        >
          <legend className="mb-3">
            <span className="block text-lg font-bold">{ask}</span>
            {listen}
          </legend>
        </ChoiceList>
      ) : (
        <>
          <label htmlFor={id} className="block text-lg font-bold">
            {ask}
          </label>
          {hint !== undefined && (
            <p id={`${id}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          )}
          {listen}
          <div className={classNames('mt-3', item.kind !== 'sentences' && 'sm:max-w-sm')}>
            {isOver ? (
              <GivenAnswer>{typed}</GivenAnswer>
            ) : (
              <SpanishField
                id={id}
                aria-describedby={hint === undefined ? undefined : `${id}-hint`}
                withOpeningMarks={item.kind === 'sentences'}
                keysShown={item.kind === 'sentences' || item.kind === 'names'}
                takesFocus
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </div>
        </>
      )}
      <div role="status" className="mt-3 empty:hidden">
        {heard?.kind === 'unanswered' && (
          <p className="text-muted">You haven’t written anything yet. Listen again.</p>
        )}
        {isOver && (
          <>
            <Outcome item={item} heard={heard} typed={typed} />
            {note !== undefined && (
              <p className="mt-2 pl-4 text-sm">
                <RichTextView text={note} />
              </p>
            )}
          </>
        )}
      </div>
      <p className="mt-4">
        {/* A single button element, so that a second press of Enter continues. */}
        <button
          ref={next}
          type="submit"
          className="inline-flex min-h-11 items-center justify-center rounded-full bg-ink px-button py-2 font-bold text-paper hover:bg-ink/85"
        >
          {isOver ? 'Next' : 'Check'}
        </button>
      </p>
    </form>
  )
}

/** A stop for each item, filled once the student has got it right. */
function Line({ right, of }: { right: number; of: number }) {
  return (
    <span aria-hidden="true" className="mt-2 mb-4 flex items-center">
      {Array.from({ length: of }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stops on a line never change order
          key={at}
          className="flex flex-1 items-center last:flex-none"
        >
          <span
            className={classNames(
              'size-4 shrink-0 rounded-full border-[3px] border-line-intermediate',
              at < right ? 'bg-line-intermediate' : 'bg-card',
            )}
          />
          {at < of - 1 && <span className="h-1 flex-1 bg-line-intermediate" />}
        </span>
      ))}
    </span>
  )
}

/** A round of dictation. Missed items come back before it ends; an endless round continues until the student leaves. */
export function Round({
  first,
  isEndless,
  draw,
  onAgain,
  onLeave,
}: {
  first: readonly Item[]
  isEndless: boolean
  draw: (recent: ReadonlySet<string>) => Item[]
  onAgain: () => void
  onLeave: () => void
}) {
  const [items, setItems] = useState(() => new Map(first.map((item) => [item.id, item])))
  const [state, setState] = useState(() => startSelfCheck(first.map(({ id }) => id)))
  /** How many items have been answered. Used as a key, because the same item may occur twice. */
  const [turn, setTurn] = useState(0)
  const isOver = state.queue.length === 0
  const end = useFocusWhen<HTMLParagraphElement>(isOver)
  const card = useRef<HTMLDivElement>(null)
  const current = items.get(state.queue[0] ?? '')
  const missed = state.missed.flatMap((id) => items.get(id) ?? [])
  const rightFirstTime = state.right.filter((id) => !state.missed.includes(id)).length

  function showNext(outcome: 'right' | 'missed') {
    const after = advance(state, outcome)
    setTurn(turn + 1)
    if (!isEndless || after.queue.length > 3) {
      setState(after)
      return
    }
    const fresh = draw(new Set(items.keys()))
    const added = fresh.filter(({ id }) => !after.queue.includes(id))
    setItems(new Map([...items, ...added.map((item) => [item.id, item] as const)]))
    setState({ ...after, queue: [...after.queue, ...added.map(({ id }) => id)] })
  }

  const leave = (
    <Button look="outline" onClick={onLeave}>
      {isOver ? 'Choose different kinds' : 'Stop here'}
    </Button>
  )
  if (isOver || current === undefined)
    return (
      <div className="mt-3">
        <p ref={end} role="status" tabIndex={-1} className="text-2xl font-bold outline-none">
          {`${rightFirstTime} of ${items.size} right first time`}
        </p>
        {missed.length > 0 && (
          <>
            <p className="mt-2">You got these right in the end:</p>
            <ul className="mt-2 max-w-prose">
              {missed.map(({ id, says, written, kind }) => (
                <li key={id} className="border-t border-rule py-1.5">
                  <b lang="es" translate="no">
                    {written}
                  </b>{' '}
                  {kind !== 'sentences' && kind !== 'pairs' && (
                    <span className="text-muted">
                      <SpanishText text={says} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onAgain}>Ten more</Button>
          {leave}
        </p>
      </div>
    )
  return (
    <div ref={card} className="mt-3">
      <One key={turn} item={current} onNext={showNext}>
        {isEndless ? (
          <p className="mb-3 text-sm text-muted">
            {`${state.right.length} right${state.missed.length > 0 ? `, ${state.missed.length} wrong the first time` : ''}`}
          </p>
        ) : (
          <>
            <p className="text-sm text-muted">
              {`${state.right.length} of ${items.size} right${state.missed.includes(current.id) ? ': one you got wrong before' : ''}`}
            </p>
            <Line right={state.right.length} of={items.size} />
          </>
        )}
      </One>
      <p className="mt-4 border-t border-rule pt-3">{leave}</p>
    </div>
  )
}
