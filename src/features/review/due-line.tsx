import { TextLink } from '@/components/ui/text-link'
import { useNow } from '@/lib/use-now'
import { inPlainWords } from '@/lib/when'
import { paths } from '@/paths'
import { dueNames, nextDue } from './draw-session'
import { useAskable } from './use-askable'

/** How much is due, or when the next item is; `children` if nothing is stored. */
export function DueText({ children }: { children?: string }) {
  const memory = useAskable()
  const now = useNow()
  const due = dueNames(memory, now).length
  const next = nextDue(memory, now)
  if (due > 0) return `${due} to review today`
  return next === undefined ? children : `the next one comes back ${inPlainWords(next, now)}`
}

/** A link to Repaso for students who have items there; nothing for others. */
export function DueLine() {
  return useAskable().size === 0 ? null : (
    <p>
      <TextLink to={paths.review}>
        <span lang="es">Repaso</span>
      </TextLink>
      : <DueText>nothing to review now</DueText>
    </p>
  )
}
