import { Badge } from '@/components/ui/badge'
import { examNames } from '@/content/exams/exam-ids'
import type { Exam } from '@/content/rooms/types'
import { useMyExams } from './use-my-exams'

/** Marks what is on the paper of this student. */
export function MyExamMark({ exams }: { exams: readonly Exam[] }) {
  const isMine = useMyExams()?.some(({ exam }) => exams.includes(examNames[exam])) ?? false
  return isMine ? <Badge>On your paper</Badge> : null
}
