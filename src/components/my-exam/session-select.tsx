import { useId } from 'react'
import type { ExamId } from '@/content/exams/exam-ids'
import { useNow } from '@/lib/use-now'
import { monthAt, nextSessions, sessionName } from './my-exams'

/** Asks which session the exam is in. */
export function SessionSelect({
  exam,
  month,
  onChoose,
  label,
  className,
  selectClassName,
}: {
  exam: ExamId
  month: string | null
  onChoose: (month: string | null) => void
  label: string
  className?: string
  selectClassName: string
}) {
  const id = useId()
  const next = nextSessions(exam, monthAt(useNow()))
  // A session that is over stays in the list as long as it is selected.
  const months = month === null || next.includes(month) ? next : [month, ...next]
  return (
    <p className={className}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <select
        id={id}
        value={month ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        className={selectClassName}
      >
        <option value="">I don’t know yet</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {sessionName(exam, one)}
          </option>
        ))}
      </select>
    </p>
  )
}
