import guide from '@/content/exams/ib'
import { ExamGuideView } from '@/features/exams/exam-guide-view'

export function Component() {
  return (
    <ExamGuideView
      title="IB Spanish"
      description="The papers of IB Spanish and the individual oral, at Standard and Higher Level."
      guide={guide}
    />
  )
}
