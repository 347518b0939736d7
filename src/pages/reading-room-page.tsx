import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const ReadingMap = part(async () => (await import('@/features/reading/reading-map')).ReadingMap)

export const loader = () => isFirstPage() || ReadingMap.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Reading practice"
        description="Spanish reading texts for IGCSE and IB with exam-style questions: tap a word for its meaning, answer, and see which words prove each answer."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          Exam-style texts and questions. Tap any word to see what it means, check your answers, and see the
          words that prove each one.
        </p>
      </PageHeader>
      <div className="page mt-8">
        <ReadingMap />
      </div>
    </>
  )
}
