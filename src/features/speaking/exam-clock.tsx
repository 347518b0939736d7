import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'
import { useFocusWhen } from '@/lib/use-focus-when'
import { clockAnnouncement, formatLength, formatTime, type SpeakingPaper } from './stages'

/** Seconds until `end`, updated a few times per second while running. */
function useSecondsTo(end: number | null): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (end === null) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return end === null ? 0 : Math.max((end - now) / 1000, 0)
}

/**
 * An optional clock for each part of a paper. Nothing starts by itself, every part can be skipped, and the numbers can
 * be hidden. It makes no sound.
 */
export function ExamClock({ paper: { name, stages } }: { paper: SpeakingPaper }) {
  const [at, setAt] = useState(0)
  const [end, setEnd] = useState<number | null>(null)
  const [isHidden, setHidden] = useState(false)
  const ticking = useSecondsTo(end)
  const stage = stages[at]
  const next = stages[at + 1]
  const isRunning = end !== null
  /** Counts the moves between parts. After each move, the button that replaces the pressed one takes focus. */
  const [turn, setTurn] = useState(0)
  const main = useFocusWhen<HTMLButtonElement>(stage !== undefined && turn)
  const over = useFocusWhen<HTMLParagraphElement>(stage === undefined && turn)
  // Before its first tick, the clock shows the full time.
  const left = stage === undefined ? 0 : Math.min(ticking, stage.minutes * 60)

  function go(to: number, starts: boolean) {
    const there = stages[to]
    setAt(to)
    setTurn(turn + 1)
    setEnd(starts && there !== undefined ? Date.now() + there.minutes * 60_000 : null)
  }

  return (
    <section aria-label="Clock" className="border-y-2 border-ink py-3 print:hidden">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        {stages.map((one, index) => (
          <li
            key={one.name}
            aria-current={index === at ? 'step' : undefined}
            className={classNames('flex items-center gap-2', index === at ? 'font-bold' : 'text-muted')}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'size-4 shrink-0 rounded-full border-[3px] border-ink',
                index < at && 'bg-ink',
                index === at && 'ring-3 ring-signal',
              )}
            />
            <span>
              {one.name} <span className="whitespace-nowrap">({formatLength(one)})</span>
            </span>
          </li>
        ))}
      </ol>
      {stage !== undefined && <p className="mt-2 max-w-prose">{stage.how}</p>}
      <div className="mt-2 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2">
        {stage === undefined ? (
          <p ref={over} tabIndex={-1} className="outline-none">
            That’s the end of the {name}.
          </p>
        ) : isRunning ? (
          <>
            {!isHidden && (
              <span role="timer" className="min-w-[5ch] text-4xl font-bold tabular-nums">
                {formatTime(left)}
              </span>
            )}
            <Button ref={main} onClick={() => go(at + 1, next !== undefined)}>
              {next === undefined ? 'Stop the clock' : `Next: ${next.name}`}
            </Button>
            <TextButton className="min-h-11" onClick={() => setHidden(!isHidden)}>
              {isHidden ? 'Show the time' : 'Hide the time'}
            </TextButton>
          </>
        ) : (
          <>
            <Button ref={main} look="outline" onClick={() => go(at, true)}>
              <Timer aria-hidden="true" className="size-5" /> <span>{`Start the clock: ${stage.name}`}</span>
            </Button>
            {next !== undefined && (
              <TextButton className="min-h-11" onClick={() => go(at + 1, false)}>
                Skip
              </TextButton>
            )}
          </>
        )}
        {(stage === undefined || at > 0) && (
          <TextButton className="min-h-11" onClick={() => go(0, false)}>
            Start again
          </TextButton>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm">
        {stage !== undefined && isRunning && clockAnnouncement(stage, left)}
      </p>
    </section>
  )
}
