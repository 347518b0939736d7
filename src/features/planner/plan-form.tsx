import { type FormEvent, useId, useState } from 'react'
import { examStore, firstDayOf, isOver, saveExams, sessionOn } from '@/components/my-exam/my-exams'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { Button } from '@/components/ui/button'
import { Field, inputClasses } from '@/components/ui/field'
import { addDays, daysBetween, isDay, type PlanExam, type PlanRequest, planExams } from './plan'
import { examNames } from './stop-names'

const hoursToChoose = [1, 2, 3, 4, 5, 6, 8, 10, 14]
const longest = 730

/** Asks for the exam, its date and the hours per week. */
export function PlanForm({
  today,
  before,
  submit,
  onRequest,
  onCancel,
}: {
  today: string
  before?: PlanRequest
  /** The label of the submit button. */
  submit: string
  onRequest: (wish: PlanRequest) => void
  onCancel?: () => void
}) {
  const id = useId()
  const mine = (useMyExams() ?? []).filter((one) => !isOver(one, today.slice(0, 7)))
  const [chosenExam, setExam] = useState(before?.exam)
  const [typedDate, setDate] = useState(before?.date)
  // Until the student chooses, the exam that they have told us.
  const exam: PlanExam = chosenExam ?? mine[0]?.exam ?? 'igcse'
  const mineNow = mine.find((one) => one.exam === exam)
  const date = typedDate ?? (mineNow && firstDayOf(mineNow, today)) ?? ''
  const [hours, setHours] = useState(before?.hours ?? 3)
  const [problem, setProblem] = useState<string>()

  function draw(event: FormEvent) {
    event.preventDefault()
    const days = isDay(date) ? daysBetween(today, date) : 0
    const found =
      date === '' || !isDay(date)
        ? 'Choose the day of the exam; if you don’t know it yet, the first day of its month.'
        : days < 1
          ? 'This day is over, or today. Choose a later one.'
          : days > longest
            ? 'This is more than two years away. Choose an earlier day.'
            : undefined
    setProblem(found)
    if (found === undefined) {
      // A student who makes a plan has said which exam it is.
      if (examStore.current() === null) saveExams([{ exam, month: sessionOn(exam, date) }])
      onRequest({ exam, date, hours })
    } else document.getElementById(`${id}-date`)?.focus()
  }

  return (
    <form onSubmit={draw} noValidate className="grid max-w-xl gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-exam`} className="font-bold">
          Exam
        </label>
        <select
          id={`${id}-exam`}
          value={exam}
          onChange={({ target }) => setExam(planExams.find((one) => one === target.value) ?? 'igcse')}
          className={inputClasses('on-card', 'mt-1 block')}
        >
          {planExams.map((one) => (
            <option key={one} value={one}>
              {examNames[one]}
            </option>
          ))}
        </select>
      </div>
      <Field
        id={`${id}-date`}
        label="Day of the exam"
        type="date"
        value={date}
        min={addDays(today, 1)}
        max={addDays(today, longest)}
        onChange={({ target }) => {
          setDate(target.value)
          setProblem(undefined)
        }}
        problem={problem}
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
