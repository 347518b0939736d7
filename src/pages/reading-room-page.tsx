import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

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
        <p className="mt-3">
          <TextLink to={paths.pastPapers} className="inline-flex min-h-11 items-center">
            Past papers
          </TextLink>
        </p>
      </PageHeader>
      <MyExam page="reading" className="page mt-4" />
      <div className="page mt-8">
        <ReadingMap />
      </div>
    </>
  )
}
