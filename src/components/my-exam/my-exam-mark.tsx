import { Badge } from '@/components/ui/badge'
import { examNames } from '@/content/exams/exam-ids'
import type { Exam } from '@/content/rooms/types'
import { useNow } from '@/lib/use-now'
import { isOver, monthAt } from './my-exams'
import { useMyExams } from './use-my-exams'

/** Marks content that is on this student's paper, until the exam is over. */
export function MyExamMark({ exams }: { exams: readonly Exam[] }) {
  const thisMonth = monthAt(useNow())
  const isMine =
    useMyExams()?.some((mine) => exams.includes(examNames[mine.exam]) && !isOver(mine, thisMonth)) ?? false
  return isMine ? <Badge>On your paper</Badge> : null
}
