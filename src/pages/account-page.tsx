import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const Settings = part(async () => (await import('./account/settings')).Settings)

export const loader = () => isFirstPage() || Settings.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Your account"
        description="Change your name, email address or password, download your data, or delete your account."
      />
      <div className="mt-6">
        <Settings />
      </div>
    </div>
  )
}
