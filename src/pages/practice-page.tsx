import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const Desk = part(async () => (await import('./practice/desk')).Desk)

export const loader = () => isFirstPage() || Desk.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar with an explanation each, from all topics or from one."
      />
      <Desk />
    </div>
  )
}
