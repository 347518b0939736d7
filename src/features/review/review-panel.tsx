import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useVosotrosShown } from '@/components/vosotros'
import { wordName } from '@/exercises/item-names'
import { memory as rememberedNow, removeItems } from '@/lib/memory'
import { relativeTime } from '@/lib/relative-time'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { removeUnfairMisses } from '@/lib/remove-unfair-misses'
import { isMute, useCanSpeak } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { countsOf } from './counts'
import { askableItems, drawSession, dueNames, nextDue, sessionSize } from './draw-session'
import { loadSession, type Session } from './load-session'
import { NotAsked, ReviewSession } from './review-session'
import { useAskableItems } from './use-askable'

/** Explains how the review fills up, for students who have nothing stored yet. */
function Empty() {
  return (
    <>
      <h2 id="now" className="text-2xl">
        Nothing to review yet
      </h2>
      <p className="mt-2 max-w-prose">
        Answer questions in a lesson. Any you get wrong come back here, mixed with ones you know. So do the
        verb forms you type in a drill and every word of the day you add.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.grammar} className={buttonClasses()}>
          Choose your next lesson
        </Link>
        <Link to={paths.practice} className={buttonClasses('outline')}>
          Or warm up with three questions
        </Link>
      </p>
    </>
  )
}

/** Removes mistakes that were only due to an error in our answer key. */
async function takeBackUnfair() {
  const { correctedExercises, correctedUntil, correctedWords } = await import('@/content/corrected-keys')
  removeUnfairMisses([...correctedExercises, ...correctedWords.map(wordName)], correctedUntil)
}

/** Everything that is due, in sessions of ten. Client-only, because it depends on stored data. */
export const ReviewPanel = () => (
  <RemountOnOwnerChange>
    <Content />
  </RemountOnOwnerChange>
)

function Content() {
  const memory = useAskableItems()
  const now = useNow()
  const vosotros = useVosotrosShown()
  const canHear = !isMute(useCanSpeak())
  const [session, setSession] = useState<Session | null>(null)
  /** Used as a key, so that each session starts fresh. */
  const [round, setRound] = useState(0)
  const [isLoading, setIsLoading] = useState(false)
  const due = dueNames(memory, now)
  const first = drawSession(memory, now)
  const next = nextDue(memory, now)
  const isEmpty = due.length === 0 && next === undefined
  const hasDue = due.length > 0

  async function load(ahead: boolean) {
    await takeBackUnfair().catch((error) => console.info('Unfair misses are still due', error))
    const loaded = await loadSession(
      (isLeftOut) => drawSession(askableItems(rememberedNow(), vosotros), Date.now(), { isLeftOut, ahead }),
      { canHear },
    )
    removeItems(loaded.leftOut.gone)
    return loaded
  }

  // Preload the items and the scheduler, so that the review works offline.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later draws are loaded when the student starts
  useEffect(() => {
    if (!hasDue) return
    void load(false)
    import('@/lib/schedule').catch((error) => console.info('Dates are only estimated', error))
  }, [hasDue])

  async function start(ahead: boolean) {
    if (isLoading) return
    setIsLoading(true)
    setSession(await load(ahead))
    setRound((before) => before + 1)
    setIsLoading(false)
  }

  // If the student pressed the button but nothing can be asked, say why.
  const isStuck = session !== null && session.exercises.length === 0
  const status = useFocusWhen<HTMLDivElement>(isStuck && round)

  if (session !== null && !isStuck)
    return <ReviewSession key={round} session={session} onMore={() => void start(false)} />

  const button = (label: string, ahead: boolean) => (
    <Button
      look={ahead ? 'outline' : 'primary'}
      aria-disabled={isLoading}
      onClick={() => void start(ahead)}
      className="mt-4"
    >
      {label}
    </Button>
  )
  return (
    <Card aria-labelledby="now">
      {isEmpty ? (
        <Empty />
      ) : hasDue ? (
        <>
          <h2 id="now" className="text-2xl">
            {`${due.length} to review today`}
          </h2>
          <p className="mt-2">
            {due.length > sessionSize
              ? `Ten at a time, starting with your mistakes: ${countsOf(first)}.`
              : `${countsOf(due)}.`}
          </p>
          {button('Start', false)}
        </>
      ) : (
        <>
          <h2 id="now" className="text-2xl">
            Nothing to review now
          </h2>
          {next !== undefined && (
            <p className="mt-2">{`The next one comes back ${relativeTime(next, now)}.`}</p>
          )}
          {button('Review ahead', true)}
        </>
      )}
      <div ref={status} role="status" tabIndex={-1} className="mt-4 outline-none empty:hidden">
        {isLoading ? 'Loading…' : isStuck && <NotAsked leftOut={session.leftOut} />}
      </div>
    </Card>
  )
}
