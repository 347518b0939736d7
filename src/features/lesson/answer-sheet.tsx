import { RichTextView, SpanishText } from '@/components/rich-text'
import type { Exercise, Lesson } from '@/content/types'
import { instruction } from '@/exercises/instruction'
import { classNames } from '@/lib/class-names'

/** An exercise with room to answer it by hand. */
function Question({ exercise }: { exercise: Exercise }) {
  if (exercise.kind === 'choose')
    return (
      <>
        <b>
          <RichTextView text={exercise.prompt} />
        </b>{' '}
        {exercise.sentence !== undefined && <SpanishText text={exercise.sentence} />}{' '}
        {exercise.en !== undefined && <span className="text-muted">{exercise.en}</span>}
        <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {exercise.options.map((option) => (
            <li key={option.text} className="flex items-baseline gap-2">
              <span aria-hidden="true" className="size-3 shrink-0 self-center border border-current" />
              <span>
                <RichTextView text={option.text} />
              </span>
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      <b>{instruction[exercise.kind]}</b>{' '}
      {exercise.kind === 'order' && <span lang="es">{exercise.words.join(' / ')}</span>}
      {exercise.kind === 'correct' && <span lang="es">{exercise.sentence}</span>}
      {exercise.kind === 'fill' && <SpanishText text={exercise.sentence ?? ''} />}{' '}
      <span className={classNames(exercise.kind !== 'translate' && 'text-muted')}>{exercise.en}</span>
      {exercise.kind !== 'fill' && <div aria-hidden="true" className="mt-8 border-b border-current" />}
    </>
  )
}

function Answer({ exercise }: { exercise: Exercise }) {
  switch (exercise.kind) {
    case 'choose':
      return <RichTextView text={exercise.options.find((option) => option.right)?.text ?? ''} />
    case 'fill':
      return <span lang="es">{exercise.answers.join(' / ')}</span>
    default:
      return <span lang="es">{exercise.answers[0]}</span>
  }
}

/** On paper only: a page of exercises to write on, and a last one with every answer. */
export function AnswerSheet({ lesson }: { lesson: Lesson }) {
  const gaps = lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'gapfill' ? [block] : [])),
  )
  return (
    <div className="hidden print:block">
      <section className="break-before-page worksheet:break-before-auto">
        <h2 className="text-2xl">Check yourself</h2>
        <ol className="list-decimal pl-8">
          {lesson.exercises.map((exercise) => (
            <li key={exercise.id} className="mt-5">
              <Question exercise={exercise} />
            </li>
          ))}
        </ol>
      </section>
      <section className="break-before-page">
        <h2 className="text-2xl">Answers</h2>
        <p className="text-muted">
          A sentence can often be said in other ways too: one good answer is given.
        </p>
        {gaps.map((block) => (
          <section key={block.caption}>
            <h3 className="mt-4 mb-1">{block.caption}</h3>
            <ol className="list-decimal columns-3 pl-8">
              {block.rows.map((row) => (
                <li key={row.sentence} lang="es">
                  {row.answers.join(' / ')}
                </li>
              ))}
            </ol>
          </section>
        ))}
        <h3 className="mt-4 mb-1">Check yourself</h3>
        <ol className="list-decimal columns-2 gap-8 pl-8">
          {lesson.exercises.map((exercise) => (
            <li key={exercise.id}>
              <Answer exercise={exercise} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
