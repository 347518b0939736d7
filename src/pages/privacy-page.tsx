import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const PrivacyText = part(async () => (await import('./privacy/privacy-text')).PrivacyText)

export const loader = () => isFirstPage() || PrivacyText.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-4xl py-10">
      <PageHeader
        title="Privacy"
        heading="What we store about you"
        description="What Próxima stores about you, where, for how long, what it counts, and how to leave."
      />
      <PrivacyText />
    </div>
  )
}
