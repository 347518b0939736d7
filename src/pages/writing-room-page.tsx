import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const WritingMap = part(async () => (await import('@/features/writing/writing-map')).WritingMap)

export const loader = () => isFirstPage() || WritingMap.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Writing practice"
        description="Spanish writing tasks for IGCSE and IB: a template for each kind of text, a word count, a check, the criteria and a model answer that shows what earns marks."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          Exam-style tasks for IGCSE and IB. Plan, write (against the clock if you like), run the automatic
          check, mark yourself with the criteria, then read a model answer that shows what earns marks.
        </p>
      </PageHeader>
      <div className="page mt-8">
        <WritingMap />
      </div>
    </>
  )
}
