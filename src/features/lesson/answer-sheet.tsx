import { RichTextView } from '@/components/rich-text'
import { useVosotrosShown } from '@/components/vosotros'
import { askedWithUstedes, keyAnswers } from '@/content/answers'
import type { Exercise, Lesson, SectionId } from '@/content/types'
import { kindOf } from '@/exercises/kinds'
import { classNames } from '@/lib/class-names'

type LessonContent = Pick<Lesson, 'sections' | 'exercises'>

/** How the answers are printed: on a separate sheet, below the questions, not at all, or without the questions. */
export type Answers = 'last' | 'below' | 'none' | 'alone'

export interface AnswerSheetProps {
  lesson: LessonContent
  /** Limits the sheet to these sections; otherwise it covers the whole lesson. */
  only?: readonly SectionId[]
  /** Whether `only` is a single section whose teaching content is printed above the sheet. */
  isSection?: boolean
  answers?: Answers
}

/** The sections that have printable exercises or gap-fills, each with its exercises and gap-fills. */
export const printableSections = ({ sections, exercises }: LessonContent) =>
  sections
    .map(({ id, title, blocks }) => ({
      id,
      title,
      exercises: exercises.filter(({ teaches }) => teaches === id),
      gaps: blocks.flatMap((block) => (block.kind === 'gapfill' ? [block] : [])),
    }))
    .filter(({ exercises, gaps }) => exercises.length + gaps.length > 0)

/** Space for the marks: one mark for each exercise, or for each mistake in a text to correct. */
function Marks({ of }: { of: readonly Exercise[] }) {
  const marks = of.map((one) =>
    one.kind === 'proofread' ? one.lines.filter((line) => 'wrong' in line).length : 1,
  )
  return (
    <span className="ml-2 text-base font-normal whitespace-nowrap">
      ____ / {marks.reduce((sum, each) => sum + each, 0)}
    </span>
  )
}

/** Print only: the exercises of all sections, numbered consecutively, and an answer key. */
export function AnswerSheet({ lesson, only, isSection = false, answers = 'last' }: AnswerSheetProps) {
  const vosotros = useVosotrosShown()
  const asked = printableSections(lesson).filter(({ id }) => only?.includes(id) ?? true)
  const gaps = asked.flatMap((section) => section.gaps)
  const sections = asked
    .filter(({ exercises }) => exercises.length > 0)
    .map((section) =>
      vosotros ? section : { ...section, exercises: section.exercises.map(askedWithUstedes) },
    )
  const exercises = sections.flatMap((section) => section.exercises)
  if (asked.length === 0) return null
  return (
    <div className="hidden print:block">
      {answers !== 'alone' && exercises.length > 0 && (
        <section className={only === undefined ? 'break-before-page' : 'mt-6'}>
          <h2 className="text-2xl">
            Check yourself <Marks of={exercises} />
          </h2>
          {sections.map(({ id, title, exercises: own }) => (
            <section key={id}>
              {!isSection && (
                <h3 className="mt-4 text-lg">
                  <RichTextView text={title} /> <Marks of={own} />
                </h3>
              )}
              <ol className="list-decimal pl-8">
                {own.map((exercise) => {
                  const { Print } = kindOf(exercise)
                  return (
                    <li key={exercise.id} value={exercises.indexOf(exercise) + 1} className="mt-4">
                      <Print exercise={exercise} />
                    </li>
                  )
                })}
              </ol>
            </section>
          ))}
        </section>
      )}
      {answers !== 'none' && (
        <section
          className={classNames(
            answers === 'last' && 'break-before-page',
            answers === 'below' && 'mt-4 break-inside-avoid',
          )}
        >
          <h2 className="text-2xl">Answers</h2>
          <p className="text-muted">There’s often more than one correct answer. We only give one.</p>
          {gaps.map((block) => (
            <section key={block.caption}>
              <h3 className="mt-4 mb-1">
                <RichTextView text={block.caption} />
              </h3>
              <ol className="list-decimal columns-3 pl-8">
                {(vosotros ? block.rows : block.rows.map(askedWithUstedes)).map((row) => (
                  <li key={row.sentence} lang="es" translate="no">
                    {keyAnswers(row.answers).join(' / ')}
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {exercises.length > 0 && (
            <>
              {gaps.length > 0 && <h3 className="mt-4">Check yourself</h3>}
              {sections.map(({ id, title, exercises: own }) => (
                <section key={id}>
                  <h4 className="mt-2">
                    <RichTextView text={title} />
                  </h4>
                  <ol className="list-decimal columns-2 gap-8 pl-8">
                    {own.map((exercise) => {
                      const { PrintKey } = kindOf(exercise)
                      return (
                        <li key={exercise.id} value={exercises.indexOf(exercise) + 1}>
                          <PrintKey exercise={exercise} />
                        </li>
                      )
                    })}
                  </ol>
                </section>
              ))}
            </>
          )}
        </section>
      )}
    </div>
  )
}
