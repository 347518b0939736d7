import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { WhenReady } from '@/components/ui/when-ready'
import { isFirstPage } from '@/lib/first-page'

const Desk = part(async () => (await import('./plan/desk')).Desk)

export const loader = () => isFirstPage() || Desk.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Plan"
        heading="Your line to the exam"
        description="A plan for IGCSE and IB Spanish: give the day of the exam and your hours a week, and get a line of stops up to it."
        onSign
        className="print:hidden"
      >
        <p className="mt-3 max-w-prose text-lg text-balance text-sign-muted">
          The day of the exam and your hours a week make a line of half hours: what is due first, then the
          lessons that you have not begun, and among them practice for every paper. A day that you miss moves
          on by itself.
        </p>
      </PageHeader>
      <div className="page -mt-6 print:mt-0">
        {/* What is kept is not known while the page is built; as high as the form: what is below stays where it is. */}
        <div className="min-h-96 max-w-3xl">
          <WhenReady>
            <Desk />
          </WhenReady>
        </div>
      </div>
    </>
  )
}
