import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const AccountDesk = part(async () => (await import('@/features/account/account-desk')).AccountDesk)

export const loader = () => isFirstPage() || AccountDesk.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Your account"
        description="Change your name, address or password, take your data along, or leave."
      />
      <div className="mt-6">
        <AccountDesk />
      </div>
    </div>
  )
}
