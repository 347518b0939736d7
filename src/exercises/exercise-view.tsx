import { useEffect, useRef, useState } from 'react'
import { RichTextView, SectionLink } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { textLinkClasses } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import type { Exercise, Label, SectionId } from '@/content/types'
import { classNames } from '@/lib/class-names'
import type { Grade } from '@/lib/memory'
import { reveal } from '@/lib/reveal'
import { useFocusWhen } from '@/lib/use-focus-when'
import { kindOf } from './kinds'
import { isCorrectable, isFinal, type Mark } from './mark'
import { markAsForm } from './mark-as-form'
import { mark } from './mark-exercise'
import type { Outcome } from './queue'
import { useCheck } from './use-check'
import { Verdict } from './verdict'

/** A section that an exercise links back to. `lesson` is set if it belongs to another lesson. */
export interface TaughtSection {
  /** An exercise's `teaches` value. */
  id: SectionId
  title: Label
  lesson?: LessonId | undefined
  /** The actual section id, if `id` is qualified to avoid clashes with other lessons. */
  section?: SectionId | undefined
}

/** A link to the section that teaches what an exercise tests. */
export const TaughtLink = ({ id, title, lesson, section = id }: TaughtSection) => (
  <SectionLink text={<RichTextView text={title} />} lesson={lesson} section={section} />
)

/**
 * One exercise: question, marking and feedback. The student can correct a missing accent or article; any other answer
 * ends the exercise. If an answer is not recognised, the student decides whether it is right.
 */
export function ExerciseView({
  asked,
  sections,
  asksForm,
  describedBy,
  onAnswered,
  onDone,
}: {
  asked: Exercise
  sections: readonly TaughtSection[]
  /** Only a verb form is right; no other wording is accepted. */
  asksForm: boolean
  /** For `aria-describedby`: the text above the field. */
  describedBy?: string | undefined
  /** Called as soon as the result is final, because the student may leave right after the verdict. */
  onAnswered?: (grade: Grade) => void
  onDone: (outcome: Outcome) => void
}) {
  /**
   * A snapshot taken when the student starts to answer, so that the *vosotros* switch no longer changes the exercise.
   */
  const [started, setStarted] = useState<Exercise | null>(null)
  const exercise = started ?? asked
  /** The mark for the latest answer. */
  const [given, setGiven] = useState<Mark | null>(null)
  /** The first answer lacked an accent or an article. */
  const [wasRepaired, setWasRepaired] = useState(false)
  /** The student compared an unrecognised answer with the model and decided that it meant something else. */
  const [wasOther, setWasOther] = useState(false)
  const { isChecking, isSlow, check } = useCheck()
  const whole = useRef<HTMLDivElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const { View, reason } = kindOf(exercise)
  const why = reason(exercise)
  const locked = given !== null && isFinal(given)
  const isToCompare = given?.kind === 'unknown' && !wasOther
  const isCorrecting = given !== null && isCorrectable(given)
  const isMissed =
    (given?.kind === 'mistake' && !isCorrecting) ||
    given?.kind === 'near' ||
    given?.kind === 'wrong' ||
    wasOther
  const settled = !locked || isToCompare ? null : isMissed ? 'missed' : wasRepaired ? 'repaired' : 'right'
  // biome-ignore lint/correctness/useExhaustiveDependencies: report each result only once
  useEffect(() => {
    if (settled !== null) onAnswered?.(settled)
  }, [settled])
  // The Check button is removed once the answer is final, so move focus to the next step or to the comparison.
  const said = useFocusWhen<HTMLDivElement>(isToCompare)
  const next = useFocusWhen<HTMLButtonElement>(locked && !isToCompare)
  const taught = (given?.kind === 'mistake' ? given.teaches : undefined) ?? exercise.teaches
  const teaches = sections.find((section) => section.id === taught)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the feedback also grows after the comparison (wasOther)
  useEffect(() => {
    if (given === null) return
    const answers = [...(whole.current?.querySelectorAll('[data-answer]') ?? [])]
    const mine = answers.filter((answer) => answer.getAttribute('data-answer') === 'mine')
    reveal([whole.current], [...answers, feedback.current], [...mine, said.current], [said.current])
  }, [given, wasOther, said])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events from the controls inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard presses also fire click
    <div ref={whole} onInput={() => setStarted(exercise)} onClick={() => setStarted(exercise)}>
      <View
        exercise={exercise}
        locked={locked}
        checking={isChecking}
        describedBy={describedBy}
        onAnswer={(answer) =>
          void check<Mark>(
            (grammar) => mark(exercise, answer, grammar),
            (marked) => {
              setGiven(asksForm ? markAsForm(marked, why ?? '') : marked)
              if (isCorrectable(marked)) setWasRepaired(true)
            },
          )
        }
      />
      <div ref={feedback} className="mt-4">
        <div ref={said} role="status" tabIndex={-1} className="stack-2 outline-none">
          {isSlow ? (
            <p className="text-muted">Checking…</p>
          ) : (
            <>
              {given !== null && (
                <Verdict
                  mark={given}
                  because={given.kind === 'right' || given.kind === 'wrong' || wasOther ? why : undefined}
                />
              )}
              {(isMissed || isCorrecting) && teaches !== undefined && (
                <p>
                  See: <TaughtLink {...teaches} />
                </p>
              )}
              {isCorrecting && (
                <p>{`${given.kind === 'accent' ? 'Correct it' : 'Add it'} and check again.`}</p>
              )}
              {isMissed && <p>You’ll get this one again later.</p>}
            </>
          )}
        </div>
        {/* Until there is feedback, the skip button is next to the Check button. */}
        <div
          className={classNames(
            'flex flex-wrap gap-x-2 gap-y-3',
            given === null && !isSlow ? '-mt-15 ml-28 w-fit' : 'mt-4',
          )}
        >
          {isToCompare ? (
            <>
              <Button look="outline" onClick={() => setWasOther(true)}>
                Mine is different
              </Button>
              <Button
                look="outline"
                onClick={() => {
                  onAnswered?.('right')
                  onDone('right')
                }}
              >
                Mine means the same
              </Button>
            </>
          ) : locked ? (
            <Button ref={next} onClick={() => onDone(settled ?? 'skipped')}>
              Next
            </Button>
          ) : (
            <button
              type="button"
              onClick={() => onDone('skipped')}
              className={classNames('min-h-11', textLinkClasses)}
            >
              Skip for now
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
