import { Badge } from '@/components/ui/badge'
import type { ExamId } from '@/content/exams/exam-ids'
import { useMyExams } from './use-my-exams'

/** Marks what is on the paper of this student. */
export function MyExamMark({ exams }: { exams: readonly ExamId[] }) {
  const isMine = useMyExams()?.some(({ exam }) => exams.includes(exam)) ?? false
  return isMine ? <Badge>On your paper</Badge> : null
}
