import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

/** The state of an option once the question is marked: right, wrong and chosen by the student, or neither. */
type Outcome = 'right' | 'mine' | 'other'

const frames: Record<Outcome, string> = {
  right: 'border-correct',
  mine: 'border-wrong',
  other: 'border-rule',
}

const box = 'flex min-h-11 items-center gap-3 rounded-md border-2 px-3 py-2'

interface Choice {
  key: string
  label: ReactNode
  /** Shown below the option once the question is marked. */
  note?: ReactNode
}

/** A group of radio buttons. Its children begin with the legend. */
export function ChoiceList({
  name,
  choices,
  chosen,
  onChoose,
  right,
  large = false,
  className,
  children,
}: {
  /** The name of the group, unique on the page. */
  name: string
  choices: readonly Choice[]
  /** The index of the chosen option. */
  chosen: number | null
  onChoose: (index: number) => void
  /** The index of the right option, once the choice is marked. */
  right: number | null
  /**
   * Set for the only question on a card: the options are larger, remain radio buttons (disabled) after marking, and
   * show an icon instead of words.
   */
  large?: boolean
  className?: string
  children: ReactNode
}) {
  const isMarked = right !== null
  return (
    <fieldset disabled={large && isMarked} className={classNames('grid gap-2', className)}>
      {children}
      {choices.map(({ key, label, note }, index) => {
        const outcome = index === right ? 'right' : index === chosen ? 'mine' : 'other'
        return isMarked && !large ? (
          <Marked key={key} outcome={outcome} note={note}>
            {label}
          </Marked>
        ) : (
          <Control
            key={key}
            name={name}
            checked={index === chosen}
            onChoose={() => onChoose(index)}
            outcome={isMarked ? outcome : null}
            large={large}
          >
            {label}
          </Control>
        )
      })}
    </fieldset>
  )
}

function Control({
  name,
  checked,
  onChoose,
  outcome,
  large,
  children,
}: {
  name: string
  checked: boolean
  onChoose: () => void
  outcome: Outcome | null
  large: boolean
  children: ReactNode
}) {
  return (
    <label
      className={classNames(
        large ? 'flex min-h-12 items-center gap-3 rounded-md border-2 px-4 py-2' : box,
        outcome === null && 'cursor-pointer hover:border-ink',
        outcome !== null ? frames[outcome] : checked ? 'border-ink' : 'border-rule',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-[var(--ink)]"
      />
      <span className={large ? 'flex-1 text-lg' : 'min-w-0'}>{children}</span>
      {outcome === 'right' && <Check aria-label="right answer" className="size-5 text-correct" />}
      {outcome === 'mine' && <X aria-label="your answer" className="size-5 text-wrong" />}
    </label>
  )
}

/** An option of a marked question. It is no longer a control; an icon and words show whether it was right. */
function Marked({ outcome, note, children }: { outcome: Outcome; note: ReactNode; children: ReactNode }) {
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
