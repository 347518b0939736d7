import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { readItemName } from '@/exercises/item-names'
import { SelfCheckCard } from '@/exercises/self-check-card'
import { recordAnswer } from '@/lib/memory'
import { relativeTime } from '@/lib/relative-time'
import { reveal } from '@/lib/reveal'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { dueNames, nextDue, sessionSize } from './draw-session'
import type { Session, Unasked } from './load-session'
import { useAskableItems } from './use-askable'

function Waiting({ names, children }: { names: readonly string[]; children: string }) {
  if (names.length === 0) return null
  return (
    <p className="border-l-4 border-almost pl-3">
      {`${names.length === 1 ? '1 is' : `${names.length} are`} ${children}`}
    </p>
  )
}

/** Due items that cannot be asked, with the reason. Items that no longer exist are not mentioned. */
export const NotAsked = ({ leftOut: { away, unheard } }: { leftOut: Unasked }) => (
  <>
    <Waiting names={away}>waiting for an internet connection.</Waiting>
    <Waiting names={unheard}>waiting for a Spanish voice, which this device doesn’t have.</Waiting>
  </>
)

/** What to do next, once every item has been answered correctly. */
function NextSteps({ onMore }: { onMore: () => void }) {
  const memory = useAskableItems()
  const now = useNow()
  const due = dueNames(memory, now).length
  const next = nextDue(memory, now)
  return (
    <>
      <p>
        {due > 0
          ? `${due} more ${due === 1 ? 'is' : 'are'} due.`
          : next === undefined
            ? 'Nothing else is due.'
            : `Nothing else is due. The next one comes back ${relativeTime(next, now)}.`}
      </p>
      <p className="flex flex-wrap gap-3">
        {due > 0 && <Button onClick={onMore}>{due >= sessionSize ? 'Ten more' : `${due} more`}</Button>}
        <Link to={paths.grammar} className={buttonClasses(due > 0 ? 'outline' : 'primary')}>
          Back to the map
        </Link>
      </p>
    </>
  )
}

/** At most ten items, one at a time. Only the first answer to each is saved; later attempts do not count. */
export function ReviewSession({
  session: { exercises, sections, leftOut },
  onMore,
}: {
  session: Session
  onMore: () => void
}) {
  const answered = useRef(new Set<string>())
  const heading = useFocusWhen<HTMLHeadingElement>(true)
  const card = useRef<HTMLElement>(null)

  // Otherwise, on a small phone, the page title would push the Check button off screen.
  useEffect(() => reveal([card.current]), [])

  return (
    <Card ref={card} aria-labelledby="session" className="stack-4">
      <h2 ref={heading} id="session" tabIndex={-1} className="text-2xl outline-none">
        {exercises.length === 1 ? 'One to review' : `${exercises.length} to review`}
      </h2>
      <NotAsked leftOut={leftOut} />
      <SelfCheckCard
        exercises={exercises}
        sections={sections}
        asksForm={({ id }) => readItemName(id)?.kind === 'form'}
        onAnswered={({ id }, grade) => {
          if (answered.current.has(id)) return
          answered.current.add(id)
          recordAnswer(id, grade)
        }}
      >
        <NextSteps onMore={onMore} />
      </SelfCheckCard>
    </Card>
  )
}
