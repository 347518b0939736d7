import guide from '@/content/exams/igcse'
import { ExamGuideView } from '@/features/exams/exam-guide-view'
import { GrammarList } from '@/features/exams/grammar-list'

export function Component() {
  return (
    <>
      <ExamGuideView
        title="IGCSE Spanish"
        description="The four papers of IGCSE Spanish: what happens minute by minute, what earns marks, what to say."
        guide={guide}
      />
      <GrammarList />
    </>
  )
}
