import { useEffect, useRef, useState } from 'react'
import { SectionLink } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { textLinkClasses } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import type { Exercise, SectionId } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { reveal } from '@/lib/reveal'
import { useFocusWhen } from '@/lib/use-focus-when'
import { kindOf, mark } from './kinds'
import { isFinal, type Mark } from './mark'
import type { Outcome } from './queue'
import { Verdict } from './verdict'

/** A section that an exercise sends back to; `lesson` where it is one of another lesson. */
export interface TaughtSection {
  id: SectionId
  title: string
  lesson?: LessonId | undefined
}

/** One exercise: asked, marked and told. A missing accent can be repaired; anything else ends it. */
export function ExerciseView({
  exercise,
  sections,
  onDone,
}: {
  exercise: Exercise
  sections: readonly TaughtSection[]
  onDone: (outcome: Outcome) => void
}) {
  /** How the latest answer went. */
  const [given, setGiven] = useState<Mark | null>(null)
  const whole = useRef<HTMLDivElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const { View, reason } = kindOf(exercise)
  const locked = given !== null && isFinal(given)
  const isToCompare = given?.kind === 'unlisted'
  // The Check button is gone once the answer is final: go on from where the next step is, or where it is decided.
  const said = useFocusWhen<HTMLDivElement>(isToCompare)
  const next = useFocusWhen<HTMLButtonElement>(locked && !isToCompare)
  const taught = (given?.kind === 'wrong' ? given.teaches : undefined) ?? exercise.teaches
  const teaches = sections.find((section) => section.id === taught)

  useEffect(() => {
    if (given === null) return
    const answers = [...(whole.current?.querySelectorAll('[data-answer]') ?? [])]
    const mine = answers.filter((answer) => answer.getAttribute('data-answer') === 'mine')
    reveal([whole.current], [...answers, feedback.current], [...mine, said.current], [said.current])
  }, [given, said])

  return (
    <div ref={whole}>
      <View exercise={exercise} locked={locked} onAnswer={(answer) => setGiven(mark(exercise, answer))} />
      <div ref={feedback} className="mt-4">
        <div ref={said} role="status" tabIndex={-1} className="space-y-2 outline-none">
          {given !== null && <Verdict mark={given} because={reason(exercise)} />}
          {(given?.kind === 'wrong' || given?.kind === 'accent') && teaches !== undefined && (
            <p>
              Read again: <SectionLink text={teaches.title} lesson={teaches.lesson} section={teaches.id} />
            </p>
          )}
          {given?.kind === 'accent' && <p>Correct it and check again.</p>}
          {given?.kind === 'wrong' && <p>This one comes back later.</p>}
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          {isToCompare ? (
            <>
              <Button look="outline" onClick={() => onDone('right')}>
                Mine says the same
              </Button>
              <Button look="outline" onClick={() => onDone('missed')}>
                Mine was different
              </Button>
            </>
          ) : locked ? (
            <Button ref={next} onClick={() => onDone(given?.kind === 'right' ? 'right' : 'missed')}>
              Next
            </Button>
          ) : (
            <button
              type="button"
              onClick={() => onDone('left')}
              className={classNames('min-h-11', textLinkClasses)}
            >
              Leave it for later
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
