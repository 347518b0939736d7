import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const PastPapersText = part(async () => (await import('./past-papers/past-papers-text')).PastPapersText)

export const loader = () => isFirstPage() || PastPapersText.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-4xl py-10">
      <PageHeader
        title="Past papers"
        description="Where to find past papers, mark schemes and listening audio for IGCSE and IB Spanish, what is free, and which of our texts practise which question."
      />
      <MyExam page="pastPapers" className="mt-4" />
      <PastPapersText />
    </div>
  )
}
