import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { WhenReady } from '@/components/ui/when-ready'
import { isFirstPage } from '@/lib/first-page'

const PlanEditor = part(async () => (await import('./plan/editor')).Editor)

export const loader = () => isFirstPage() || PlanEditor.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Plan"
        heading="Your study plan"
        description="A study plan for IGCSE and IB Spanish: enter your exam date and your hours a week."
        onSign
        className="print:hidden"
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          Enter your exam date and your hours a week. You get a plan: the lessons you need for your exam, in
          an order that works, with practice for every paper along the way and timed sets in the last third.
          If you miss a day, the plan moves its tasks to later days.
        </p>
      </PageHeader>
      <div className="page -mt-6 print:mt-0">
        {/* The stored plan is unknown at build time. Reserves the height of the form, to avoid a layout shift. */}
        <div className="min-h-156 max-w-3xl sm:min-h-128">
          <WhenReady>
            <PlanEditor />
          </WhenReady>
        </div>
      </div>
    </>
  )
}
