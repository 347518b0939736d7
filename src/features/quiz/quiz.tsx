import { Check, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { findLesson } from '@/content/registry'
import type { QuizQuestion } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'

interface QuizProps {
  /** The questions of this run, in order. */
  questions: readonly QuizQuestion[]
  onRestart: () => void
}

/** A run of multiple-choice questions. Nothing is saved. */
export function Quiz({ questions, onRestart }: QuizProps) {
  const [index, setIndex] = useState(0)
  const [score, setScore] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const question = questions[index]
  const total = questions.length

  // A new question or the result takes the focus; the first question leaves it where the page put it.
  useEffect(() => {
    if (index > 0) head.current?.focus()
  }, [index])

  useEffect(() => {
    if (!submitted) return
    // The sentence stays in sight while the reason is read.
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'nearest' })
  }, [submitted])

  if (question === undefined) {
    const percent = Math.round((score / total) * 100)
    return (
      <Card aria-labelledby={`${id}-head`}>
        <h2 id={`${id}-head`} ref={head} tabIndex={-1} className="text-3xl outline-none">
          Quiz Complete!
        </h2>
        <p className="mt-3 text-xl">
          Final Score: {score}/{total} ({percent}%)
        </p>
        <Button className="mt-6" onClick={onRestart}>
          Restart Quiz
        </Button>
      </Card>
    )
  }

  const right = chosen === question.answer
  const lesson = findLesson(question.topicId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null || submitted) return
    setSubmitted(true)
    if (right) setScore(score + 1)
  }

  function goOn() {
    setIndex(index + 1)
    setChosen(null)
    setSubmitted(false)
  }

  return (
    <Card aria-labelledby={`${id}-head`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-head`} ref={head} tabIndex={-1} className="text-xl outline-none">
          Question {index + 1} of {total}
        </h2>
        <p className="rounded-sm border border-muted px-2 py-0.5 text-sm font-bold">Score: {score}</p>
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
        <fieldset disabled={submitted} className="grid gap-2">
          <legend className="mb-4">
            <SpanishText text={question.sentence} className="block text-2xl font-bold" />
            <span className="block text-muted">{question.en}</span>
          </legend>
          {question.options.map((option) => {
            const isAnswer = submitted && option === question.answer
            const isWrongChoice = submitted && option === chosen && !right
            return (
              <label
                key={option}
                className={classNames(
                  'flex min-h-12 items-center gap-3 rounded-md border-2 px-4 py-2',
                  isAnswer
                    ? 'border-correct'
                    : isWrongChoice
                      ? 'border-wrong'
                      : chosen === option
                        ? 'border-ink'
                        : 'border-rule',
                  !submitted && 'cursor-pointer hover:border-ink',
                )}
              >
                <input
                  type="radio"
                  name={`${id}-${index}`}
                  checked={chosen === option}
                  onChange={() => setChosen(option)}
                  className="size-5 shrink-0 accent-[var(--ink)]"
                />
                <span lang="es" className="flex-1 text-lg">
                  {option}
                </span>
                {isAnswer && <Check aria-label="right answer" className="size-5 text-correct" />}
                {isWrongChoice && <X aria-label="your answer" className="size-5 text-wrong" />}
              </label>
            )
          })}
        </fieldset>
        {chosen !== null && !submitted && (
          <Button type="submit" className="mt-6">
            Submit Answer
          </Button>
        )}
      </form>
      <div role="status" className="mt-4 space-y-2">
        {submitted && (
          <>
            <p className={classNames('text-xl font-bold', right ? 'text-correct' : 'text-wrong')}>
              {right ? 'Correct!' : 'Incorrect'}
            </p>
            {!right && (
              <p>
                The correct answer is <b lang="es">{question.answer}</b>.
              </p>
            )}
            <p className="max-w-prose">
              <RichTextView text={question.explanation} />
            </p>
            {lesson !== undefined && (
              <p>
                Lesson:{' '}
                <Link to={paths.lesson(lesson)} className="font-bold underline underline-offset-4">
                  {lesson.title}
                </Link>
              </p>
            )}
          </>
        )}
      </div>
      {submitted && (
        <Button ref={next} onClick={goOn} className="mt-4">
          Next Question
        </Button>
      )}
    </Card>
  )
}
