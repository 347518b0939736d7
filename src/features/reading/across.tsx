import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/** The place of the first of these paragraphs, or questions, that the student has before their eyes. */
export const inSight = (places: readonly string[]): string | undefined =>
  places.find((place) => {
    const whole = document.getElementById(place)?.closest('p, li')
    return (whole?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 3
  })

/** For the part that it stands below: nothing in there has the focus behind it. */
export const aboveAcross = '[&_:is(a,button,input,summary)]:scroll-mb-16'

/**
 * On a phone, where text and questions do not fit beside each other: from one to the other, back to where the student
 * was. It stays at the foot of the screen, in a row of its own, but not over what is typed in.
 */
export function Across({
  to,
  up = false,
  onLeave,
  children,
}: {
  to: string
  up?: boolean
  /** Told before the page goes there. */
  onLeave: () => void
  children: string
}) {
  const Arrow = up ? ArrowUp : ArrowDown
  return (
    <p className="sticky bottom-(--bar) z-20 mt-4 flex justify-end border-t border-rule bg-paper px-edge py-1.5 max-sm:-mx-edge group-has-[input:not([type]):focus]/across:invisible lg:hidden print:hidden">
      <Link
        to={{ hash: to }}
        // The way back through the history is out of the page.
        replace
        onClick={onLeave}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-paper bg-ink px-4 text-sm font-bold text-paper"
      >
        <Arrow aria-hidden="true" className="size-4" />
        {children}
      </Link>
    </p>
  )
}
