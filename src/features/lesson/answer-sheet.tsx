import { RichTextView } from '@/components/rich-text'
import { useVosotrosShown } from '@/components/vosotros'
import { askedWithUstedes, keyAnswers } from '@/content/answers'
import type { Lesson, SectionId } from '@/content/types'
import { kindOf } from '@/exercises/kinds'

export interface AnswerSheetProps {
  lesson: Pick<Lesson, 'sections' | 'exercises'>
  only: SectionId | null
}

/** On paper only: a page of exercises to write on, and a last one with every answer; of one section, where it is named. */
export function AnswerSheet({ lesson, only }: AnswerSheetProps) {
  const vosotros = useVosotrosShown()
  const asked = lesson.exercises.filter(({ teaches }) => only === null || teaches === only)
  const exercises = vosotros ? asked : asked.map(askedWithUstedes)
  const gaps = lesson.sections
    .filter(({ id }) => only === null || id === only)
    .flatMap((section) => section.blocks.flatMap((block) => (block.kind === 'gapfill' ? [block] : [])))
  if (exercises.length + gaps.length === 0) return null
  return (
    <div className="hidden print:block">
      {exercises.length > 0 && (
        <section className="break-before-page worksheet:break-before-auto">
          <h2 className="text-2xl">Check yourself</h2>
          <ol className="list-decimal pl-8">
            {exercises.map((exercise) => {
              const { Print } = kindOf(exercise)
              return (
                <li key={exercise.id} className="mt-5">
                  <Print exercise={exercise} />
                </li>
              )
            })}
          </ol>
        </section>
      )}
      <section className="break-before-page">
        <h2 className="text-2xl">Answers</h2>
        <p className="text-muted">
          A sentence can often be said in other ways too: one good answer is given.
        </p>
        {gaps.map((block) => (
          <section key={block.caption}>
            <h3 className="mt-4 mb-1">
              <RichTextView text={block.caption} />
            </h3>
            <ol className="list-decimal columns-3 pl-8">
              {(vosotros ? block.rows : block.rows.map(askedWithUstedes)).map((row) => (
                <li key={row.sentence} lang="es">
                  {keyAnswers(row.answers).join(' / ')}
                </li>
              ))}
            </ol>
          </section>
        ))}
        {exercises.length > 0 && (
          <>
            <h3 className="mt-4 mb-1">Check yourself</h3>
            <ol className="list-decimal columns-2 gap-8 pl-8">
              {exercises.map((exercise) => {
                const { PrintKey } = kindOf(exercise)
                return (
                  <li key={exercise.id}>
                    <PrintKey exercise={exercise} />
                  </li>
                )
              })}
            </ol>
          </>
        )}
      </section>
    </div>
  )
}
