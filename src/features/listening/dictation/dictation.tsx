import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { whyMute } from '@/components/ui/voice-hint'
import { useVosotrosShown } from '@/components/vosotros'
import { namesToSpell, soundPairs } from '@/content/rooms/dictation'
import { isMute, useCanSpeak } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useAccent } from '@/lib/voice-choice'
import { type DictationKind, dictationKinds, drawItems, type Item, type Sentence, seeded } from './items'
import { choose, chosenKinds, kindTexts, useIsChosen } from './kinds'
import { Round } from './round'

const tenAtATime = 10

/** A checkbox for one kind of item. */
function Kind({ kind }: { kind: DictationKind }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border-2 border-rule px-3 hover:border-ink has-checked:border-ink">
      <input
        type="checkbox"
        checked={useIsChosen(kind)}
        onChange={({ target }) => choose(kind, target.checked)}
        className="size-5 shrink-0 accent-[var(--ink)]"
      />
      {kindTexts[kind].name}
    </label>
  )
}

/** Loads the lessons' sentences on demand; offline, from the service worker's cache. */
async function loadSentences(): Promise<readonly Sentence[]> {
  try {
    return (await import('virtual:dictation-sentences')).dictationSentences
  } catch (error) {
    console.warn('Nothing is dictated from the lessons', error)
    return []
  }
}

type RunningRound = {
  items: readonly Item[]
  isEndless: boolean
  round: number
  draw: (ids: ReadonlySet<string>) => Item[]
}

/** Dictation: the student chooses kinds of item, then does a round of ten or an endless one. */
export function Dictation() {
  const canSpeak = useCanSpeak()
  const accent = useAccent()
  const vosotros = useVosotrosShown()
  const [current, setCurrent] = useState<RunningRound | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  /** How many times a round has failed to start. */
  const [refused, setRefused] = useState(0)
  const [stopped, setStopped] = useState(0)
  const problem = useFocusWhen<HTMLParagraphElement>(refused)
  const head = useFocusWhen<HTMLHeadingElement>(stopped, { scroll: true })
  const choices = useRef<HTMLDivElement>(null)
  const [isReserved, setIsReserved] = useState(true)

  // Without a voice, the reserved space would stay empty. Remove it only while it is below the viewport, to avoid a
  // layout shift.
  useEffect(() => {
    const top = choices.current?.getBoundingClientRect().top ?? 0
    if (isMute(canSpeak) && top >= window.innerHeight) setIsReserved(false)
  }, [canSpeak])

  async function start(isEndless: boolean) {
    if (isLoading) return
    const kinds = chosenKinds()
    setIsLoading(true)
    const sentences = kinds.includes('sentences') ? await loadSentences() : []
    setIsLoading(false)
    const sources = { accent, pairs: soundPairs, names: namesToSpell, sentences, vosotros }
    const random = seeded(Date.now() % 2_147_483_647)
    const draw = (recent: ReadonlySet<string>) => drawItems(kinds, tenAtATime, sources, random, recent)
    const items = draw(new Set(current?.items.map(({ id }) => id)))
    if (items.length === 0) {
      setRefused(refused + 1)
      return
    }
    setRefused(0)
    setCurrent({ items, isEndless, round: (current?.round ?? 0) + 1, draw })
  }

  return (
    <Card id="dictation" aria-labelledby="dictation-head" className="scroll-mt-24 print:hidden">
      <h2 ref={head} id="dictation-head" tabIndex={-1} className="text-2xl outline-none">
        Endless dictation
      </h2>
      {current === null ? (
        <>
          <p className="mt-2 max-w-prose">
            Type what you hear. We’ll show you any mistakes, and those questions come back in the same round.
          </p>
          <div ref={choices} className={isReserved || !isMute(canSpeak) ? 'min-h-96 sm:min-h-52' : undefined}>
            {isMute(canSpeak) ? (
              <p className="mt-4 max-w-prose">
                <span>{whyMute(canSpeak)}</span>. Here’s{' '}
                <TextLink to="#voices">{`how to get ${canSpeak === 'failed' ? 'another' : 'one'}`}</TextLink>.
                Until then, someone can read the transcript of a <TextLink to="#passages">recording</TextLink>{' '}
                to you while you write.
              </p>
            ) : (
              <>
                <fieldset className="mt-4">
                  <legend className="font-bold">What do you want to hear?</legend>
                  <div className="mt-2 flex flex-wrap gap-2">
                    {dictationKinds.map((kind) => (
                      <Kind key={kind} kind={kind} />
                    ))}
                  </div>
                </fieldset>
                <p className="mt-5 flex flex-wrap gap-3">
                  <Button aria-disabled={isLoading} onClick={() => void start(false)}>
                    Ten questions
                  </Button>
                  <Button look="outline" aria-disabled={isLoading} onClick={() => void start(true)}>
                    Until I stop
                  </Button>
                </p>
                <p ref={problem} role="status" tabIndex={-1} className="mt-3 outline-none empty:hidden">
                  {isLoading
                    ? 'Loading…'
                    : refused > 0 && 'Nothing to dictate yet: choose at least one kind above.'}
                </p>
              </>
            )}
          </div>
        </>
      ) : (
        <Round
          key={current.round}
          first={current.items}
          isEndless={current.isEndless}
          draw={current.draw}
          onAgain={() => void start(current.isEndless)}
          onLeave={() => {
            setCurrent(null)
            setStopped(stopped + 1)
          }}
        />
      )}
    </Card>
  )
}
