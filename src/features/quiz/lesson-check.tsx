import { useEffect, useId, useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import { Button, buttonClasses } from '@/components/ui/button'
import { useVosotrosShown } from '@/components/vosotros'
import { loadQuestions } from '@/content/practice/load-questions'
import { type LessonId, lessonEntry } from '@/content/registry'
import type { QuizQuestion } from '@/content/types'
import { shuffle } from '@/lib/shuffle'
import { useFocusWhen } from '@/lib/use-focus-when'
import { type Checked, findings, nextLesson, topicOf } from './check-lessons'

interface Asked {
  lesson: LessonId
  question: QuizQuestion
}

/** Finds out which lessons a student already knows, with one tap per question. Nothing is saved. */
export function LessonCheck({
  lessons,
  onDone,
}: {
  /** In teaching order. */
  lessons: readonly LessonId[]
  /** Whether the student knows each lesson. Lessons without a clear result are left out. */
  onDone: (found: ReadonlyMap<LessonId, boolean>) => void
}) {
  const vosotros = useVosotrosShown()
  const [checked, setChecked] = useState<Checked>(new Map())
  const [asked, setAsked] = useState<Asked>()
  const [seen, setSeen] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const lesson = nextLesson(lessons, checked)
  const id = useId()
  const head = useFocusWhen<HTMLHeadingElement>(asked?.question.id)

  useEffect(() => {
    if (lesson === undefined) return undefined
    let isCurrent = true
    loadQuestions(topicOf(lesson)).then(
      (bank) => {
        if (!isCurrent) return
        const open = bank.filter((one) => !seen.includes(one.id) && (vosotros || one.vosotros !== true))
        const question = shuffle(open, Math.random)[0]
        if (question !== undefined) setAsked({ lesson, question })
      },
      () => {
        if (isCurrent) setHasFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [lesson, seen, vosotros])

  function answer(isRight: boolean) {
    // A double tap must not count as two answers to the same question.
    if (asked === undefined || seen.includes(asked.question.id)) return
    const now = new Map(checked).set(asked.lesson, [...(checked.get(asked.lesson) ?? []), isRight])
    if (nextLesson(lessons, now) === undefined) onDone(findings(lessons, now))
    setChecked(now)
    setSeen([...seen, asked.question.id])
  }

  const end = (
    <Button look="outline" onClick={() => onDone(findings(lessons, checked))}>
      End the check
    </Button>
  )
  if (hasFailed)
    return (
      <div role="alert" className="stack-4">
        <p>We can’t load the questions at the moment. Tick the lessons you know instead.</p>
        {end}
      </div>
    )
  if (asked === undefined) return <p className="min-h-96 text-muted">Loading a question…</p>
  const { question } = asked
  return (
    <section aria-labelledby={id} className="min-h-96">
      <p className="text-sm text-muted">
        {`Lesson ${lessons.indexOf(asked.lesson) + 1} of ${lessons.length}: ${lessonEntry(asked.lesson).title}`}
      </p>
      <h3 id={id} ref={head} tabIndex={-1} className="mt-2 text-2xl outline-none">
        <SpanishText text={question.sentence} />
      </h3>
      <p className="text-muted">{question.en}</p>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {question.options.map((option) => (
          <li key={option}>
            <button
              type="button"
              lang="es"
              translate="no"
              onClick={() => answer(option === question.answer)}
              className="min-h-11 w-full rounded-md border-2 border-muted bg-card px-3 py-2 text-left text-lg hover:border-ink"
            >
              {option}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={() => answer(false)} className={buttonClasses('outline')}>
          I don’t know this
        </button>
        {end}
      </p>
    </section>
  )
}
