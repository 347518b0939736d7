import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { owner } from '@/lib/owner'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useFocusWhen } from '@/lib/use-focus-when'
import { paths } from '@/paths'
import {
  addableWork,
  addVisitorWork,
  declineVisitorWork,
  isDeclined,
  noRoomForAll,
  separateWork,
  subscribeToWork,
} from './work'

const nothing = () => ''

function Line({ whose, asksOnce }: { whose: string; asksOnce: boolean }) {
  const toAdd = useSyncExternalStore(subscribeToWork, () => addableWork(whose), nothing)
  const apart = useSyncExternalStore(subscribeToWork, () => separateWork(whose), nothing)
  const [mayAsk] = useState(() => !asksOnce || !isDeclined(whose))
  /** The result of the student's answer; null until they answer. */
  const [outcome, setOutcome] = useState<ReactNode>(null)
  const said = useFocusWhen<HTMLParagraphElement>(outcome)
  const notAdded =
    apart === ''
      ? ''
      : `Not added: ${apart}, because you already have your own. You can see it when you’re signed out.`
  if (outcome !== null)
    return (
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="max-w-prose border-l-4 border-signal pl-3 outline-none"
      >
        {outcome}
      </p>
    )
  if (!mayAsk || (toAdd === '' && (asksOnce || apart === ''))) return null
  if (toAdd === '')
    return (
      <p className="max-w-prose border-l-4 border-signal pl-3">
        Work done on this device without an account: {apart}. It’s kept separate because you already have your
        own. You can see it when you’re signed out.
      </p>
    )
  return (
    <section aria-label="Work without an account" className="max-w-prose border-l-4 border-signal pl-3">
      <p>Someone did work on this device without an account: {toAdd}. Is it yours?</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button
          onClick={() => setOutcome(addVisitorWork(whose) ? `Added: ${toAdd}. ${notAdded}` : noRoomForAll)}
        >
          Add it to mine
        </Button>
        {asksOnce && (
          <Button
            look="outline"
            onClick={() => {
              declineVisitorWork(whose)
              setOutcome(
                <>
                  Left as it is. You can still add it <TextLink to={paths.device}>on the About page</TextLink>
                  .
                </>,
              )
            }}
          >
            No, leave it
          </Button>
        )}
      </p>
    </section>
  )
}

function OwnersLine({ asksOnce }: { asksOnce: boolean }) {
  const whose = owner()
  return whose === null ? null : <Line whose={whose} asksOnce={asksOnce} />
}

/**
 * Asks a student whether a visitor's work on this device is theirs. Renders nothing for visitors.
 * @param asksOnce whether they can say no; if they do, they are not asked again on this device
 */
export const VisitorWork = ({ asksOnce }: { asksOnce: boolean }) => (
  <RemountOnOwnerChange>
    <OwnersLine asksOnce={asksOnce} />
  </RemountOnOwnerChange>
)
