import { part } from '@/components/ui/part'
import { ExamGuideView, loadGuideParts } from '@/features/exams/exam-guide-view'
import { isFirstPage } from '@/lib/first-page'

const GrammarList = part(async () => (await import('@/features/exams/grammar-list')).GrammarList)

export const loader = () =>
  isFirstPage() || Promise.all([loadGuideParts('igcse'), GrammarList.load()]).then(() => true)

export function Component() {
  return (
    <>
      <ExamGuideView
        title="IGCSE Spanish"
        description="The four IGCSE Spanish papers: what happens minute by minute, how to get marks and what to say."
        exam="igcse"
      />
      <GrammarList />
    </>
  )
}
