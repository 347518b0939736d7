import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const DeskMap = part(async () => (await import('@/features/writing/desk-map')).DeskMap)

export const loader = () => isFirstPage() || DeskMap.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Writing desk"
        description="Spanish writing tasks for IGCSE and IB: a template for each kind of text, a word count, a check, the criteria and a model answer that shows what earns marks."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          Tasks for IGCSE and IB, one at a time. Plan, write against the clock if you like, check what can be
          checked, mark yourself by the criteria, and then read a model that says what earns what.
        </p>
      </PageHeader>
      <div className="page mt-8">
        <DeskMap />
      </div>
    </>
  )
}
