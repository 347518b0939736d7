import { useId } from 'react'
import { type ExamId, examIds, examNames } from '@/content/exams/exam-ids'
import { type MyExam, type MyExams, saveExams } from './my-exams'
import { SessionSelect } from './session-select'
import { useMyExams } from './use-my-exams'

const row = 'flex flex-wrap items-center gap-x-2'
const select = 'min-h-11 max-w-full rounded-md border border-sign-muted bg-sign px-2 text-on-sign'

const notSure = 'not-sure'

/** The value of the first select: an exam, `notSure` or empty. */
const chosenValue = (exams: MyExams | undefined): string =>
  exams === undefined || exams === null ? '' : (exams[0]?.exam ?? notSure)

/** The chosen exams, in the menu and footer settings. The form on a page can add a second one. */
export function MyExamSettings() {
  const exams = useMyExams()
  const id = useId()
  const all = exams ?? []

  function choose(value: string) {
    const exam = examIds.find((one) => one === value)
    if (value === '') saveExams(null)
    else if (exam === undefined) saveExams([])
    else saveExams([{ exam, month: null }, ...all.slice(1).filter((other) => other.exam !== exam)])
  }

  const replace = (changed: MyExam) =>
    saveExams(all.map((one) => (one.exam === changed.exam ? changed : one)))
  const dateLabel = (exam: ExamId) => (all.length > 1 ? `${examNames[exam]} in` : 'Exam date')

  return (
    <>
      <p className={row}>
        <label htmlFor={id} className="font-bold">
          My exam
        </label>
        <select
          id={id}
          value={chosenValue(exams)}
          onChange={({ target }) => choose(target.value)}
          className={select}
        >
          <option value="">Not chosen</option>
          {examIds.map((exam) => (
            <option key={exam} value={exam}>
              {examNames[exam]}
            </option>
          ))}
          <option value={notSure}>Not sure yet</option>
        </select>
      </p>
      {all.map(({ exam, month }) => (
        <SessionSelect
          key={exam}
          label={dateLabel(exam)}
          exam={exam}
          month={month}
          onChoose={(chosen) => replace({ exam, month: chosen })}
          className={row}
          selectClassName={select}
        />
      ))}
    </>
  )
}
