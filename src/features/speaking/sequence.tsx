import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextButton } from '@/components/ui/text-link'
import { stopSpeaking, useCanSpeak, useVoice } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'
import { plainSpanish } from '@/spanish/markup'
import { ExaminerLine } from './examiner-line'
import type { ExaminerQuestion } from './examiner-questions'
import { RecordingPanel } from './recording-panel'

/**
 * How long the examiner waits, in milliseconds, while a screen reader announces the question. Must be under one second:
 * an iPhone lets a page speak for the first time only within a second of a tap.
 */
const pause = 800

/** Asks questions one at a time, as in the exam: the examiner speaks, the student answers, with no going back. */
export function Sequence({
  start,
  asked,
  onBegin,
  onEnd,
}: {
  /** The label of the start button. */
  start: string
  asked: readonly ExaminerQuestion[]
  onBegin?: () => void
  onEnd: () => void
}) {
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const [at, setAt] = useState<number | null>(null)
  const heading = useFocusWhen<HTMLHeadingElement>(at === null ? false : `at ${at}`, {
    // Content above may have collapsed.
    scroll: at === 0,
  })
  const one = at === null ? undefined : asked[at]
  const isLast = at === asked.length - 1

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopWaiting = () => clearTimeout(waiting.current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question, with the current voice
  useEffect(() => {
    stopSpeaking()
    if (one === undefined || canSpeak === 'no') return
    waiting.current = setTimeout(() => say(plainSpanish(one.says)), pause)
    return stopWaiting
  }, [at])

  function end() {
    stopSpeaking()
    setAt(null)
    onEnd()
  }

  if (one === undefined || at === null)
    return (
      <Button
        aria-disabled={canSpeak === undefined}
        onClick={() => {
          onBegin?.()
          setAt(0)
        }}
      >
        {start}
      </Button>
    )
  return (
    <div className="max-w-3xl stack-4 rounded-lg border-2 border-ink bg-card p-edge sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {one.name}
        </h3>
        <ol aria-hidden="true" className="flex gap-1">
          {asked.map(({ slot }, index) => (
            <li
              key={slot}
              className={`size-3 rounded-full border-2 border-ink ${index < at ? 'bg-ink' : ''} ${index === at ? 'bg-signal' : ''}`}
            />
          ))}
        </ol>
      </div>
      <ExaminerLine
        key={one.slot}
        says={one.says}
        en={one.en}
        who={one.who}
        of={one.name}
        wasSaid
        onSound={stopWaiting}
      />
      <RecordingPanel key={`${one.slot} mine`} slot={one.slot} of={one.name} onSound={stopWaiting} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule pt-4">
        <Button onClick={() => (isLast ? end() : setAt(at + 1))}>
          <span>{isLast ? 'Finish' : 'Next'}</span>
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
        {!isLast && (
          <TextButton className="min-h-11" onClick={end}>
            Stop here
          </TextButton>
        )}
      </div>
    </div>
  )
}
