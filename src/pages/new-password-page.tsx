import { lazy } from 'react'
import { Card } from '@/components/ui/card'
import { DocumentHead } from '@/components/ui/document-head'
import { part } from '@/components/ui/part'
import { isFirstPage } from '@/lib/first-page'

const ChoosePassword = part(async () => (await import('@/features/auth/choose-password')).ChoosePassword, {
  hasHeading: true,
})

const BackToPage = lazy(async () => ({ default: (await import('./stored-work/back-to-page')).BackToPage }))

export const loader = () => isFirstPage() || ChoosePassword.load().then(() => true)

export function Component() {
  return (
    <div className="page max-w-md py-10">
      <DocumentHead title="New password" description="Choose a new password for your account." />
      <Card>
        <ChoosePassword BackToPage={BackToPage} />
      </Card>
    </div>
  )
}
