import { PageHead } from '@/components/ui/page-head'
import guide from '@/content/exams/igcse'
import { ExamGuideView } from '@/features/exams/exam-guide-view'
import { GrammarList } from '@/features/exams/grammar-list'

export function Component() {
  return (
    <>
      <PageHead
        title="IGCSE Spanish"
        description="The four papers of IGCSE Spanish: what happens minute by minute, what earns marks, what to say."
      />
      <ExamGuideView title="IGCSE Spanish" guide={guide} />
      <GrammarList />
    </>
  )
}
