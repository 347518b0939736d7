import { type ReactNode, useEffect, useId, useState } from 'react'
import { RichTextView } from '@/components/rich-text'
import { TextLink } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import type { Exercise, Section } from '@/content/types'
import { ExerciseView } from '@/exercises/exercise-view'
import { exerciseName } from '@/exercises/item-names'
import { type OnAnswered, SelfCheckCard } from '@/exercises/self-check-card'
import { recordAnswer } from '@/lib/memory'
import { useOwnerChanges } from '@/lib/remount-on-owner-change'
import { useFocusWhen } from '@/lib/use-focus-when'
import { drawCheck, type Recall, sortByNeed } from './draw'
import { checkLength, recallIn } from './section-results'
import { useLesson } from './use-lesson'

type Draw = (exercises: readonly Exercise[], recall: Recall) => readonly Exercise[]

const recallNone: Recall = () => undefined

/**
 * A selection of exercises. The prerendered page has the same selection for everybody; after hydration, one is chosen
 * for this student. It does not change while the student answers; `again` draws a new selection.
 */
function useDrawn(lesson: LessonId, all: readonly Exercise[], draw: Draw) {
  const [drawn, setDrawn] = useState(() => draw(all, recallNone))
  const again = () => setDrawn(draw(all, recallIn(lesson)))
  const ownerChanges = useOwnerChanges()

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount, and when another student signs in
  useEffect(() => {
    if (ownerChanges > 0 || all.some(({ id }) => recallIn(lesson)(id) !== undefined)) again()
  }, [ownerChanges])

  const answered: OnAnswered = ({ id }, grade) => recordAnswer(exerciseName(lesson, id), grade)
  return { drawn, again, answered, key: `${ownerChanges} ${drawn.map(({ id }) => id).join()}` }
}

/** One question before any reading. Asked once per visit. */
export function Opening({ lesson }: { lesson: LessonId }) {
  const { exercises, sections, opening } = useLesson(lesson)
  const { drawn, answered, key } = useDrawn(lesson, exercises, (all, recall) => {
    const first = all.find(({ id }) => id === opening)
    const others = all.filter(
      (one) => one !== first && one.kind === 'choose' && isCore(sections, one.teaches),
    )
    return sortByNeed(first === undefined ? others : [first, ...others], recall).slice(0, 1)
  })
  const [isDone, setIsDone] = useState(false)
  const read = useFocusWhen<HTMLParagraphElement>(isDone)
  const [exercise] = drawn
  const [begin] = sections
  if (exercise === undefined || begin === undefined) return null
  return isDone ? (
    <p ref={read} tabIndex={-1} className="mt-3 outline-none">
      Now find out why:{' '}
      <TextLink to={`#${begin.id}`}>
        <RichTextView text={begin.title} />
      </TextLink>
    </p>
  ) : (
    <div className="mt-3">
      <ExerciseView
        key={key}
        asked={exercise}
        sections={sections}
        asksForm={false}
        onAnswered={(grade) => answered(exercise, grade)}
        onDone={() => setIsDone(true)}
      />
    </div>
  )
}

const isCore = (sections: readonly Section[], id: string) =>
  sections.some((section) => section.id === id && section.core)

/** The exercises of one section, directly below it. */
export function SectionPractice({
  lesson,
  exercises,
  sections,
  section,
  opening,
  next,
}: {
  lesson: LessonId
  exercises: readonly Exercise[]
  /** All sections of the lesson, for links from missed exercises. */
  sections: readonly Section[]
  section: Section
  opening: string
  next: { id: string; title: string } | undefined
}) {
  // The opening exercise comes last here, because it has been asked already.
  const own = exercises
    .filter(({ teaches }) => teaches === section.id)
    .sort((one, other) => Number(one.id === opening) - Number(other.id === opening))
  const { drawn, answered, key } = useDrawn(lesson, own, sortByNeed)
  const heading = useId()
  if (own.length === 0) return null
  return (
    <section
      // Includes the section title, whose Spanish is marked up.
      aria-labelledby={`${heading} ${section.id}`}
      className="mt-6 border-t border-rule pt-4 print:hidden"
    >
      <h3 id={heading} className="w-fit text-lg leading-7">
        Try it
      </h3>
      <SelfCheckCard key={key} exercises={drawn} sections={sections} onAnswered={answered} isShort>
        {next !== undefined && (
          <p>
            Next:{' '}
            <TextLink to={`#${next.id}`}>
              <RichTextView text={next.title} />
            </TextLink>
            {next.id !== 'check-yourself' && (
              <>
                . Ready already? <TextLink to="#check-yourself">Check yourself</TextLink>
              </>
            )}
          </p>
        )}
      </SelfCheckCard>
    </section>
  )
}

/** The final check, with exercises from all sections. */
export function FinalCheck({ lesson, children }: { lesson: LessonId; children: ReactNode }) {
  const { exercises, sections } = useLesson(lesson)
  const { drawn, again, answered, key } = useDrawn(lesson, exercises, (all, recall) =>
    drawCheck(all, recall, checkLength),
  )
  return (
    <SelfCheckCard
      key={key}
      exercises={drawn}
      sections={sections}
      // This switch also applies to the exercises below the sections, which have no switch of their own.
      asksVosotros={exercises.some(({ ustedes }) => ustedes !== undefined)}
      onAnswered={answered}
      onAgain={again}
    >
      {children}
    </SelfCheckCard>
  )
}
