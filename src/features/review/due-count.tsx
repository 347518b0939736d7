import { TextLink } from '@/components/ui/text-link'
import { relativeTime } from '@/lib/relative-time'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { dueNames, nextDue } from './draw-session'
import { useAskableItems } from './use-askable'

/** The number of items that are due, or when the next one will be; `children` if nothing is stored. */
export function DueCount({ children }: { children?: string }) {
  const memory = useAskableItems()
  const now = useNow()
  const due = dueNames(memory, now).length
  const next = nextDue(memory, now)
  const comesBack = () =>
    next === undefined ? children : `the next one comes back ${relativeTime(next, now)}`
  return <span>{due > 0 ? `${due} to review today` : comesBack()}</span>
}

/** A link to Repaso for students who have items there; nothing for others. */
export function DueLink() {
  return useAskableItems().size === 0 ? null : (
    <p>
      <TextLink to={paths.review}>
        <span lang="es" translate="no">
          Repaso
        </span>
      </TextLink>
      : <DueCount>nothing to review now</DueCount>
    </p>
  )
}
