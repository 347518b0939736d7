import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const AboutText = part(async () => (await import('./about/about-text')).AboutText)

export const loader = () => isFirstPage() || AboutText.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-4xl py-10">
      <PageHeader
        title="About"
        heading="About Próxima"
        description="What Próxima is for, what it costs (nothing) and what it stores about you."
      />
      <AboutText />
    </div>
  )
}
