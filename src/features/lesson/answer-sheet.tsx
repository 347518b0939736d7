import type { Exercise, Lesson } from '@/content/types'
import { RichTextView, SpanishText } from './text'

const model = (exercise: Exercise) =>
  exercise.kind === 'choose' ? (
    <RichTextView text={exercise.options.find((option) => option.right)?.text ?? ''} />
  ) : (
    <SpanishText text={exercise.answers[0] ?? ''} />
  )

const question = (exercise: Exercise) => {
  switch (exercise.kind) {
    case 'choose':
      return (
        <>
          <RichTextView text={exercise.prompt} />{' '}
          {exercise.sentence !== undefined && <SpanishText text={exercise.sentence} />}{' '}
          {exercise.options.map((option) => (
            <span key={option.text} className="mr-4">
              ☐ <RichTextView text={option.text} />
            </span>
          ))}
        </>
      )
    case 'order':
      return <span lang="es">{exercise.words.join(' / ')}</span>
    default:
      return (
        <>
          {exercise.sentence !== undefined &&
            (exercise.kind === 'correct' ? (
              <span lang="es">{exercise.sentence}</span>
            ) : (
              <SpanishText text={exercise.sentence} />
            ))}{' '}
          ({exercise.en})
        </>
      )
  }
}

/** On paper only: the exercises to write on, and every answer on a last page of its own. */
export function AnswerSheet({ lesson }: { lesson: Lesson }) {
  const gaps = lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'gapfill' ? [block] : [])),
  )
  return (
    <div className="hidden print:block">
      <h2 className="text-xl">Check yourself</h2>
      <ol className="list-decimal pl-6">
        {lesson.exercises.map((exercise) => (
          <li key={exercise.id} className="mt-2 break-inside-avoid">
            {question(exercise)}
          </li>
        ))}
      </ol>
      <h2 className="break-before-page text-xl">Answers</h2>
      {gaps.map((block) => (
        <div key={block.caption}>
          <h3 className="mt-3">{block.caption}</h3>
          <ol className="list-decimal pl-6">
            {block.rows.map((row) => (
              <li key={row.sentence} lang="es">
                {row.answers.join(' / ')}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <h3 className="mt-3">Check yourself</h3>
      <ol className="list-decimal pl-6">
        {lesson.exercises.map((exercise) => (
          <li key={exercise.id}>{model(exercise)}</li>
        ))}
      </ol>
    </div>
  )
}
