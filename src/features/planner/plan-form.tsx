import { type FormEvent, useId, useState } from 'react'
import { examStore, firstDayOf, isOver, saveExams, sessionOn } from '@/components/my-exam/my-exams'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { Button } from '@/components/ui/button'
import { Field, inputClasses } from '@/components/ui/field'
import { fullExamNames } from '@/content/exams/exam-ids'
import type { LessonId } from '@/content/registry'
import { KnownLessons, type RenderCheck } from './known-lessons'
import { basicsFor, lessonsFor } from './make-plan'
import { addDays, daysBetween, isDay, type PlanExam, type PlanRequest, planExams } from './plan'

const hoursToChoose = [1, 2, 3, 4, 5, 6, 8, 10, 14]
const longest = 730

/** The first problem with the dates. */
function problemWith({
  today,
  date,
  oral,
}: {
  today: string
  date: string
  oral: string
}): { of: 'date' | 'oral'; text: string } | undefined {
  const days = isDay(date) ? daysBetween(today, date) : undefined
  if (days === undefined)
    return {
      of: 'date',
      text: 'Choose the date of the exam. If you don’t know it yet, choose the first of the month.',
    }
  if (days < 1) return { of: 'date', text: 'Choose a day after today.' }
  if (days > longest) return { of: 'date', text: 'This is more than two years away. Choose an earlier day.' }
  if (oral === '') return undefined
  if (!isDay(oral)) return { of: 'oral', text: 'This isn’t a date. Correct it, or leave it empty.' }
  if (oral > date)
    return { of: 'oral', text: 'This is after the exam. Choose an earlier day, or leave it empty.' }
  return undefined
}

/** A student who makes a plan has also chosen their exam and its month. */
function rememberExam(exam: PlanExam, month: string | null): void {
  const exams = examStore.current()
  if (exams === null) saveExams([{ exam, month }])
  else if (exams.some((mine) => mine.exam === exam && mine.month === null))
    saveExams(exams.map((mine) => (mine.exam === exam && mine.month === null ? { exam, month } : mine)))
}

/** Asks for the exam, its dates, the hours per week and what the student knows. */
export function PlanForm({
  today,
  before,
  isRead,
  renderCheck,
  submit,
  onRequest,
  onCancel,
}: {
  today: string
  /** The plan to change. */
  before?: PlanRequest
  /** Lessons that count as known until the student says otherwise. */
  isRead: (lesson: LessonId) => boolean
  renderCheck: RenderCheck
  /** The label of the submit button. */
  submit: string
  onRequest: (wish: PlanRequest) => void
  onCancel?: () => void
}) {
  const id = useId()
  const mine = (useMyExams() ?? []).filter((one) => !isOver(one, today.slice(0, 7)))
  const [chosenExam, setExam] = useState(before?.exam)
  const [typedDate, setDate] = useState(before?.isFirstDay === true ? undefined : before?.date)
  // Until the student chooses, use the exam from “my exam”.
  const exam: PlanExam = chosenExam ?? mine[0]?.exam ?? 'igcse'
  const mineNow = mine.find((one) => one.exam === exam)
  const firstDay = (mineNow && firstDayOf(mineNow, today)) ?? (before?.exam === exam ? before.date : '')
  const date = typedDate ?? firstDay
  const isFirstDay = typedDate === undefined && date !== ''
  const [oral, setOral] = useState(before?.oral ?? '')
  const [hours, setHours] = useState(before?.hours ?? 3)
  /** Whether each lesson is known, according to the student or the check. */
  const [said, setSaid] = useState<ReadonlyMap<LessonId, boolean>>(new Map())
  const [isChecking, setChecking] = useState(false)
  const [found, setFound] = useState<ReadonlyMap<LessonId, boolean>>()
  const [isChecked, setChecked] = useState(false)
  // Once the dates have been checked, a problem disappears as soon as it is solved, even in the settings.
  const problem = isChecked ? problemWith({ today, date, oral }) : undefined

  const lessons = lessonsFor(exam, [])
  const isAssumed = (lesson: LessonId) =>
    said.get(lesson) === undefined &&
    (before?.known === undefined || before.exam !== exam) &&
    basicsFor(exam).includes(lesson)
  const isKnown = (lesson: LessonId) =>
    said.get(lesson) ?? (isRead(lesson) || before?.known?.includes(lesson) === true || isAssumed(lesson))

  function draw(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const found = problemWith({ today, date, oral })
    if (found === undefined) {
      rememberExam(exam, sessionOn(exam, date))
      onRequest({
        exam,
        date,
        ...(isFirstDay ? { isFirstDay } : {}),
        hours,
        known: lessons.filter(isKnown),
        ...(oral === '' ? {} : { oral }),
        ...(before?.off === undefined ? {} : { off: before.off }),
      })
    } else document.getElementById(`${id}-${found.of}`)?.focus()
  }

  if (isChecking)
    return renderCheck({
      lessons,
      onDone: (result) => {
        setSaid(new Map([...said, ...result]))
        setFound(result)
        setChecking(false)
      },
    })
  return (
    <form onSubmit={draw} noValidate className="grid max-w-xl gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-exam`} className="font-bold">
          Exam
        </label>
        <select
          id={`${id}-exam`}
          value={exam}
          onChange={({ target }) => {
            setExam(planExams.find((one) => one === target.value) ?? 'igcse')
            setFound(undefined)
          }}
          className={inputClasses('on-card', 'mt-1 block')}
        >
          {planExams.map((one) => (
            <option key={one} value={one}>
              {fullExamNames[one]}
            </option>
          ))}
        </select>
      </div>
      <Field
        id={`${id}-date`}
        label="Date of the exam"
        type="date"
        value={date}
        min={addDays(today, 1)}
        max={addDays(today, longest)}
        onChange={({ target }) => {
          setDate(target.value)
        }}
        problem={problem?.of === 'date' ? problem.text : undefined}
        hint={
          isFirstDay
            ? 'We only know the month of your exam. Change this when you know the date of your first written paper.'
            : 'The first written paper'
        }
      />
      <Field
        id={`${id}-oral`}
        label={
          exam === 'igcse' ? 'Date of the speaking test, if you know it' : 'Date of the oral, if you know it'
        }
        type="date"
        value={oral}
        max={date === '' ? addDays(today, longest) : date}
        onChange={({ target }) => {
          setOral(target.value)
        }}
        problem={problem?.of === 'oral' ? problem.text : undefined}
        hint="Ask your teacher: it may be weeks before the written papers. If it’s over, put in its date, and the plan has no speaking."
      />
      <div>
        <label htmlFor={`${id}-hours`} className="font-bold">
          Hours a week
        </label>
        <select
          id={`${id}-hours`}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
          className={inputClasses('on-card', 'mt-1 block')}
        >
          {hoursToChoose.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? '1 hour' : `${one} hours`}
            </option>
          ))}
        </select>
      </div>
      <KnownLessons
        lessons={lessons}
        isKnown={isKnown}
        assumed={lessons.filter(isAssumed).length}
        found={found}
        onChange={(lesson, known) => setSaid(new Map(said).set(lesson, known))}
        onCheck={() => setChecking(true)}
      />
      <p className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit">{submit}</Button>
        {onCancel !== undefined && (
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </form>
  )
}
