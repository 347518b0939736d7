import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

/** How a choice went: the right one, the student's own wrong one, or one of the others. */
export type Outcome = 'right' | 'mine' | 'other'

const frames: Record<Outcome, string> = {
  right: 'border-correct',
  mine: 'border-wrong',
  other: 'border-rule',
}

/** One of several choices. Once they are marked it is no control any more, and says by sign and words how it went. */
export function Option({
  name,
  checked,
  onChoose,
  outcome,
  note,
  children,
}: {
  name: string
  checked: boolean
  onChoose: () => void
  outcome?: Outcome
  /** Said under it. */
  note?: ReactNode
  children: ReactNode
}) {
  const box = 'flex min-h-11 items-center gap-3 rounded-md border-2 px-3 py-2'
  if (outcome === undefined)
    return (
      <label
        className={classNames(box, 'cursor-pointer hover:border-ink', checked ? 'border-ink' : 'border-rule')}
      >
        <input
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          className="size-5 shrink-0 accent-[var(--ink)]"
        />
        <span className="min-w-0">{children}</span>
      </label>
    )
  return (
    <div className={classNames(box, frames[outcome])} data-answer={outcome === 'other' ? undefined : outcome}>
      <span className="size-5 shrink-0">
        {outcome === 'right' && <Check aria-hidden="true" className="size-5 text-correct" />}
        {outcome === 'mine' && <X aria-hidden="true" className="size-5 text-wrong" />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <span>{children}</span>
          {outcome === 'right' && (
            <span className="text-sm font-bold whitespace-nowrap text-correct">right answer</span>
          )}
          {outcome === 'mine' && (
            <span className="text-sm font-bold whitespace-nowrap text-wrong">your answer</span>
          )}
        </div>
        {note !== undefined && <p className="text-sm">{note}</p>}
      </div>
    </div>
  )
}
