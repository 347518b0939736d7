/**
 * The exams that a student is preparing for, and their dates, as stored on this device. They affect only order and
 * defaults.
 */
import { type ExamId, examIds, examNames, examSessions } from '@/content/exams/exam-ids'
import { deviceStore, fromJson, isRecord, version } from '@/lib/device-store'

export interface MyExam {
  exam: ExamId
  /** The first month of the session, in the form 2027-05; null if the student does not know it yet. */
  month: string | null
}

/** At most two. Empty means that the student is not sure yet; null, that they have not answered. */
export type MyExams = readonly MyExam[] | null

export const maxExams = 2

export const examStore = deviceStore<MyExams>({
  name: 'proxima-exam',
  nothing: null,
  read: (stored) => (isRecord(stored) && stored['version'] === version ? parseExams(stored['exams']) : null),
  write: (exams) => (exams === null ? null : { version, exams }),
})

export const saveExams = (exams: MyExams): void => examStore.keep(exams)

/** For the export file. */
export const exportExams = (): Readonly<Record<string, unknown>> => {
  const exams = examStore.current()
  return exams === null ? {} : { exams }
}

/**
 * Imports the exams from a file, unless the student has already chosen an exam here. Returns the number of exams in the
 * file.
 */
export function importExams(text: string): number {
  const file = fromJson(text)
  const others = isRecord(file) ? parseExams(file['exams']) : null
  if (others === null) return 0
  if ((examStore.current() ?? []).length === 0) saveExams(others)
  return others.length
}

function parseExams(value: unknown): MyExams {
  if (!Array.isArray(value)) return null
  const exams = value.flatMap((one: unknown): MyExam[] => {
    if (!isRecord(one)) return []
    const exam = examIds.find((id) => id === one['exam'])
    return exam === undefined ? [] : [{ exam, month: parseMonth(exam, one['month']) }]
  })
  const different = exams.filter(({ exam }, at) => exams.findIndex((other) => other.exam === exam) === at)
  return different.length === 0 && value.length > 0 ? null : different.slice(0, maxExams)
}

/** In the form 2026-11. */
const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

const sessionOf = (exam: ExamId, month: string) =>
  examSessions[exam].find(({ first }) => first === Number(month.slice(5)))

const parseMonth = (exam: ExamId, value: unknown): string | null =>
  typeof value === 'string' && /^20\d\d-\d\d$/.test(value) && sessionOf(exam, value) !== undefined
    ? value
    : null

/** The session that includes a day such as 2027-06-10; null if the exam is not held then. */
export function sessionOn(exam: ExamId, day: string): string | null {
  const month = Number(day.slice(5, 7))
  const session = examSessions[exam].find(({ first, last }) => first <= month && month <= last)
  return session === undefined ? null : monthOf(Number(day.slice(0, 4)), session.first)
}

/** "May/June 2027". */
export const sessionName = (exam: ExamId, month: string): string =>
  `${sessionOf(exam, month)?.name ?? ''} ${month.slice(0, 4)}`

/** "IGCSE, May/June 2027". */
export const describeExam = ({ exam, month }: MyExam): string =>
  month === null ? examNames[exam] : `${examNames[exam]}, ${sessionName(exam, month)}`

/** The local month of a timestamp in milliseconds since 1970. */
export function monthAt(time: number): string {
  const date = new Date(time)
  return monthOf(date.getFullYear(), date.getMonth() + 1)
}

const yearsAhead = 3

/** The sessions to choose from, the next one first. */
export function nextSessions(exam: ExamId, thisMonth: string): string[] {
  const year = Number(thisMonth.slice(0, 4))
  return Array.from({ length: yearsAhead }, (_, after) => year + after)
    .flatMap((one) => examSessions[exam].map(({ first }) => monthOf(one, first)))
    .filter((month) => !isOver({ exam, month }, thisMonth))
}

/** Whether the last month of the exam's session has passed. */
export function isOver({ exam, month }: MyExam, thisMonth: string): boolean {
  if (month === null) return false
  const session = sessionOf(exam, month)
  return session !== undefined && monthOf(Number(month.slice(0, 4)), session.last) < thisMonth
}

/** The default exam date: the first day of its session, if that is after `today` (in the form 2026-11-25). */
export function firstDayOf({ month }: MyExam, today: string): string | undefined {
  const day = `${month}-01`
  return month !== null && day > today ? day : undefined
}
