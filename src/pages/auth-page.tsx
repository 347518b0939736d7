import { lazy, useCallback, useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Card } from '@/components/ui/card'
import { DocumentHead } from '@/components/ui/document-head'
import { LazyPart } from '@/components/ui/lazy-part'
import { part } from '@/components/ui/part'
import { WhenReady } from '@/components/ui/when-ready'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

const AuthForm = part(async () => (await import('@/features/auth/auth-form')).AuthForm, { hasHeading: true })

const BackLink = lazy(async () => ({ default: (await import('@/features/auth/back-link')).BackLink }))

export const loader = () => isFirstPage() || AuthForm.load().then(() => true)

export function Component() {
  const navigate = useNavigate()
  const goHome = useCallback(() => navigate(paths.home, { replace: true }), [navigate])
  useEffect(() => {
    import('@/features/rating/stored-rating').then(
      ({ takeStarsToSignIn }) => takeStarsToSignIn(),
      console.info,
    )
  }, [])
  return (
    <div className="page max-w-md py-10">
      <DocumentHead
        title="Sign in"
        description="Sign in or create a free account to keep track of your stops."
      />
      <Card>
        <AuthForm onSignedIn={goHome} />
      </Card>
      <Link
        to={paths.home}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
      >
        ← Back to home
      </Link>
      <p className="min-h-11">
        <WhenReady>
          <LazyPart>
            <BackLink />
          </LazyPart>
        </WhenReady>
      </p>
    </div>
  )
}
