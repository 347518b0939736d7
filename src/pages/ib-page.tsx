import { ExamGuideView, loadGuideParts } from '@/features/exams/exam-guide-view'
import { isFirstPage } from '@/lib/first-page'

export const loader = () => isFirstPage() || loadGuideParts('ib').then(() => true)

export function Component() {
  return (
    <ExamGuideView
      title="IB Spanish"
      description="The IB Spanish papers and the individual oral, at Standard and Higher Level."
      exam="ib"
    />
  )
}
