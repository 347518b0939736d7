import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/** The first of these paragraphs or questions that is in view. */
export const firstInView = (ids: readonly string[]): string | undefined =>
  ids.find((id) => {
    const whole = document.getElementById(id)?.closest('p, li')
    return (whole?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 3
  })

/** Classes for the content above the sticky bar, so that focused elements are not hidden behind it. */
export const aboveJumpBarClasses = '[&_:is(a,button,input,summary)]:scroll-mb-16'

/**
 * Jumps between the text and the questions on a phone, where they do not fit side by side. Each jump leads back to
 * where the student was. Sticks to the bottom of the screen; hidden while the student is typing.
 */
export function JumpBar({
  to,
  up = false,
  onLeave,
  children,
}: {
  to: string
  up?: boolean
  /** Called before the page scrolls. */
  onLeave: () => void
  children: string
}) {
  const Arrow = up ? ArrowUp : ArrowDown
  return (
    <p className="sticky bottom-(--bar) z-20 mt-4 flex justify-end border-t border-rule bg-paper px-edge py-1.5 max-sm:-mx-edge group-has-[input:not([type]):focus]/across:invisible lg:hidden print:hidden">
      <Link
        to={{ hash: to }}
        // Replace the history entry, so that Back leaves the page.
        replace
        onClick={onLeave}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-paper bg-ink px-4 text-sm font-bold text-paper"
      >
        <Arrow aria-hidden="true" className="size-4" />
        <span>{children}</span>
      </Link>
    </p>
  )
}
