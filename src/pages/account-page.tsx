import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const Desk = part(async () => (await import('./account/desk')).Desk)

export const loader = () => isFirstPage() || Desk.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Your account"
        description="Change your name, email address or password, download your data, or delete your account."
      />
      <div className="mt-6">
        <Desk />
      </div>
    </div>
  )
}
