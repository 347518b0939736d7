import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { loadBank } from '@/content/practice/load-bank'
import { isFirstPage } from '@/lib/first-page'

const Desk = part(async () => (await import('./practice/desk')).Desk, { data: loadBank })

export const loader = () => isFirstPage() || Promise.all([loadBank(), Desk.load()]).then(() => true)

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
