import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button, buttonClasses } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ChoiceList } from '@/components/ui/choice-list'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import type { QuizQuestion } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { isAccentAlone, markQuestion } from './mark-question'

/** The state of a run of questions. */
export interface Run {
  /** In the order they are asked. */
  questions: readonly QuizQuestion[]
  /** Indices of the chosen options; the last one may still be on screen. */
  answers: readonly number[]
  /** Whether the reason for the last answer is on screen. */
  submitted: boolean
}

interface QuizProps {
  run: Run
  onChange: (run: Run) => void
  onRestart: () => void
  /** Whether the first question takes focus: true if a button started this run, false on page load. */
  takesFocus: boolean
}

function LessonLink({ question: { topicId, section } }: { question: QuizQuestion }) {
  const lesson = lessonEntry(topicId)
  return (
    <p>
      Lesson: <TextLink to={paths.lesson(lesson, section)}>{lesson.title}</TextLink>
    </p>
  )
}

const isRight = (question: QuizQuestion, chosen: number | null) =>
  markQuestion(question, chosen).kind === 'right'

/** A run of multiple-choice questions. Nothing is saved. */
export function Quiz({ run, onChange, onRestart, takesFocus }: QuizProps) {
  const { questions, answers, submitted } = run
  const index = submitted ? answers.length - 1 : answers.length
  const [picked, setPicked] = useState<number | null>(null)
  const chosen = submitted ? (answers[index] ?? null) : picked
  const answered = questions.slice(0, answers.length)
  const missed = answered.filter((one, at) => !isRight(one, answers[at] ?? null))
  const ofAccents = answered.filter(
    (one, at) => !isRight(one, answers[at] ?? null) && isAccentAlone(one, answers[at] ?? null),
  )
  const score = answers.length - missed.length
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const question = questions[index]
  const total = questions.length

  // A new question or the result takes focus and scrolls into view; the first question on the page does not.
  const wasAt = useRef(takesFocus ? -1 : index)
  useEffect(() => {
    if (wasAt.current === index) return
    wasAt.current = index
    head.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [index])

  const wasSubmitted = useRef(submitted)
  useEffect(() => {
    if (wasSubmitted.current === submitted) return
    wasSubmitted.current = submitted
    if (!submitted) return
    // Keep the sentence visible while the student reads the reason.
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest' })
  }, [submitted])

  if (question === undefined) {
    const percent = Math.round((score / total) * 100)
    return (
      <Card ref={card} aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} ref={head} tabIndex={-1} className="text-3xl outline-none">
          Quiz Complete!
        </h2>
        <p className="mt-3 text-xl">{`Final Score: ${score}/${total} (${percent}%)`}</p>
        {missed.length > 0 && (
          <>
            <h3 className="mt-6 text-xl">Worth another look</h3>
            <ul className="mt-2 stack-4">
              {missed.map((one) => (
                <li key={one.id} className="border-l-4 border-wrong pl-3">
                  <p lang="es" translate="no" className="font-bold">
                    {one.sentence.replace('___', one.answer)}
                  </p>
                  <p className="text-muted">{one.en}</p>
                  <LessonLink question={one} />
                </li>
              ))}
            </ul>
            {ofAccents.length > 0 && (
              <p className="mt-4 max-w-prose">
                <span>
                  {ofAccents.length === missed.length
                    ? 'Only the accent was wrong.'
                    : `In ${ofAccents.length === 1 ? 'one' : ofAccents.length} of these, only the accent was wrong.`}
                </span>{' '}
                To see what an accent changes, go to{' '}
                <TextLink to={paths.lesson(lessonEntry('basic-pronouns'), 'accent-pairs')}>
                  One accent, two words
                </TextLink>
                .
              </p>
            )}
          </>
        )}
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onRestart}>Restart Quiz</Button>
          <Link to={paths.grammar} className={buttonClasses('outline')}>
            Choose a stop on the map
          </Link>
        </p>
      </Card>
    )
  }

  const mark = markQuestion(question, chosen)
  const right = mark.kind === 'right'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null || submitted) return
    onChange({ ...run, answers: [...answers, chosen], submitted: true })
  }

  function showNext() {
    setPicked(null)
    onChange({ ...run, submitted: false })
  }

  return (
    <Card ref={card} aria-labelledby={`${id}-head`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-head`} ref={head} tabIndex={-1} className="text-xl outline-none">
          {`Question ${index + 1} of ${total}`}
        </h2>
        <p className="rounded-sm border border-muted px-2 py-0.5 text-sm font-bold">{`Score: ${score}`}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Questions answered"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={index + (submitted ? 1 : 0)}
        className="mt-3 h-2 overflow-hidden rounded-full bg-rule"
      >
        <div
          className="h-full bg-line-foundation motion-safe:transition-[width]"
          style={{ width: `${((index + (submitted ? 1 : 0)) / total) * 100}%` }}
        />
      </div>
      <form onSubmit={submit} className="mt-6">
        <ChoiceList
          name={`${id}-${index}`}
          choices={question.options.map((option) => ({
            key: option,
            label: (
              <span lang="es" translate="no">
                {option}
              </span>
            ),
          }))}
          chosen={chosen}
          onChoose={setPicked}
          right={submitted ? question.options.indexOf(question.answer) : null}
          large
        >
          <legend className="mb-4">
            <SpanishText text={question.sentence} className="block text-2xl font-bold" />
            <span className="block text-muted">{question.en}</span>
          </legend>
        </ChoiceList>
        {chosen !== null && !submitted && (
          <Button type="submit" className="mt-6">
            Submit Answer
          </Button>
        )}
      </form>
      <div role="status" className="mt-4 stack-2">
        {submitted && (
          <>
            <p className={classNames('text-xl font-bold', right ? 'text-correct' : 'text-wrong')}>
              {right ? 'Correct!' : 'Incorrect'}
            </p>
            {!right && (
              <p>
                The correct answer is{' '}
                <b lang="es" translate="no">
                  {question.answer}
                </b>
                .
              </p>
            )}
            {mark.kind === 'mistake' && mark.because !== question.explanation && (
              <p className="max-w-prose">
                <RichTextView text={mark.because} />
              </p>
            )}
            <p className="max-w-prose">
              <RichTextView text={question.explanation} />
            </p>
            <LessonLink question={question} />
          </>
        )}
      </div>
      {submitted && (
        <Button ref={next} onClick={showNext} className="mt-4">
          Next Question
        </Button>
      )}
    </Card>
  )
}
