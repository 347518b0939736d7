import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useFocusWhen } from '@/lib/use-focus-when'
import { Button } from './button'
import { RunningClock } from './running-clock'
import { TextButton } from './text-link'
import { useCountdown } from './use-countdown'

/** An optional exam clock that counts down. `whenOver` is announced when the time is up. */
export function Countdown({ minutes, whenOver }: { minutes: number; whenOver: string }) {
  const { isRunning, hasBegun, left, start, pause, again } = useCountdown(minutes)
  /** The button that was pressed last. It is removed, so its replacement takes focus. */
  const [pressed, setPressed] = useState<'start' | 'again'>()
  const toPause = useFocusWhen<HTMLButtonElement>(pressed === 'start')
  const toStart = useFocusWhen<HTMLButtonElement>(pressed === 'again')
  const announcement =
    !hasBegun || left > 300
      ? isRunning
        ? 'The clock is running.'
        : ''
      : left > 0
        ? 'You have five minutes or less left.'
        : whenOver
  if (!hasBegun)
    return (
      <Button
        ref={toStart}
        look="outline"
        onClick={() => {
          start()
          setPressed('start')
        }}
      >
        <Timer aria-hidden="true" className="size-5" /> Start the clock: {minutes} minutes
      </Button>
    )
  return (
    <RunningClock label="Time left" seconds={left} announcement={announcement}>
      <TextButton ref={toPause} className="min-h-11" onClick={isRunning ? pause : start}>
        {isRunning ? 'Pause' : 'Resume'}
      </TextButton>
      <TextButton
        className="min-h-11"
        onClick={() => {
          again()
          setPressed('again')
        }}
      >
        Reset
      </TextButton>
    </RunningClock>
  )
}
