import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

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
        <p className="mt-3">
          <TextLink to={paths.pastPapers} className="inline-flex min-h-11 items-center">
            Past papers
          </TextLink>
        </p>
      </PageHeader>
      <MyExam page="writing" className="page mt-4" />
      <div className="page mt-8">
        <WritingMap />
      </div>
    </>
  )
}
