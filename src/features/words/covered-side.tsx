import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { useFocusWhen } from '@/lib/use-focus-when'

/** Which language is covered. */
export type Cover = 'nothing' | 'English' | 'Spanish'

/** A covered side of a word, revealed when pressed. On paper, there is always a blank line instead. */
export function CoverableText({
  side,
  other,
  onShown,
  children,
}: {
  side: 'English' | 'Spanish'
  /** The other side of the word, which is visible. */
  other: ReactNode
  onShown: () => void
  children: ReactNode
}) {
  const [isShown, setIsShown] = useState(false)
  // The button has been removed, so the text takes focus.
  const text = useFocusWhen<HTMLSpanElement>(isShown)
  return (
    <span className="block print:min-h-7 print:border-b print:border-dotted print:border-ink">
      {isShown ? (
        <span ref={text} tabIndex={-1} data-side className="outline-none print:invisible">
          {children}
        </span>
      ) : (
        <button
          type="button"
          data-side
          onClick={() => {
            setIsShown(true)
            onShown()
          }}
          className={classNames(
            'my-0.5 inline-flex min-h-8 w-full max-w-60 items-center gap-2 rounded-sm border border-dashed border-muted px-2 text-sm font-normal text-muted hover:border-ink hover:text-ink print:invisible',
          )}
        >
          <Eye aria-hidden="true" className="size-4 shrink-0" />
          <span>
            Show
            <span className="sr-only">
              {' '}
              the {side} of {other}
            </span>
          </span>
        </button>
      )}
    </span>
  )
}
