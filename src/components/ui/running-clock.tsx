import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { TextButton } from './text-link'

/** `12:05`, or `0:40 over`. */
function clockText(seconds: number): string {
  const whole = Math.abs(seconds)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds < 0 ? `${text} over` : text
}

/** A running clock: its figures, which the student can hide, its buttons and its announcements. */
export function RunningClock({
  label,
  seconds,
  announcement,
  hideButtonRef,
  children,
}: {
  /** The label for the figures, for screen readers. */
  label: string
  /** Whole seconds; negative once time is up. */
  seconds: number
  /** Announced by screen readers whenever it changes. */
  announcement: string
  /** A ref for focusing the button that hides the figures. */
  hideButtonRef?: RefObject<HTMLButtonElement | null>
  /** More buttons. */
  children?: ReactNode
}) {
  const [isHidden, setIsHidden] = useState(false)
  // Not every screen reader announces text that is inserted together with its live region.
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(announcement), [announcement])
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {!isHidden && (
        <span role="timer" className="text-xl font-bold tabular-nums">
          <span className="sr-only">{label}: </span>
          <span>{clockText(seconds)}</span>
        </span>
      )}
      {children}
      <TextButton ref={hideButtonRef} className="min-h-11" onClick={() => setIsHidden(!isHidden)}>
        {isHidden ? 'Show the clock' : 'Hide the clock'}
      </TextButton>
      <span role="status" className="min-h-5 basis-full text-sm">
        {announced}
      </span>
    </div>
  )
}
