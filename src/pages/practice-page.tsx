import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const PracticeQuiz = part(async () => (await import('./practice/quiz')).PracticeQuiz)

export const loader = () => isFirstPage() || PracticeQuiz.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar, each with an explanation, from all topics or just one."
      />
      {/* The questions load later. The minimum height keeps the rest below the fold, so no shift is visible. */}
      <div className="min-h-[calc(100svh-8rem)]">
        <PracticeQuiz />
      </div>
      <MyExam className="mt-8" />
    </div>
  )
}
