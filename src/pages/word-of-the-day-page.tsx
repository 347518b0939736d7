import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { WhenReady } from '@/components/ui/when-ready'
import { useAuth } from '@/features/auth/auth-context'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

const TodaysAndPreviousWords = part(
  async () => (await import('./word-of-the-day/todays-and-previous-words')).TodaysAndPreviousWords,
  { room: 'min-h-svh' },
)
const TodaysDate = lazy(async () => ({
  default: (await import('./word-of-the-day/todays-and-previous-words')).TodaysDate,
}))
const NextStop = lazy(async () => ({ default: (await import('./home/next-stop')).NextStop }))

export const loader = () => isFirstPage() || TodaysAndPreviousWords.load().then(() => true)

export function Component() {
  const { user } = useAuth()
  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Word of the Day"
        description="One Spanish word a day, with its pronunciation, an example and related words."
      />
      {/* The prerendered page would show the date of the build. */}
      <p className="mt-2 min-h-7 text-lg text-muted">
        <WhenReady>
          <LazyPart>
            <TodaysDate />
          </LazyPart>
        </WhenReady>
      </p>
      <div className="mt-6">
        <TodaysAndPreviousWords />
      </div>
      {user !== null && (
        <div className="mt-8">
          <LazyPart>
            <NextStop user={user} />
          </LazyPart>
        </div>
      )}
      <nav aria-label="What comes next" className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.practice} className={buttonClasses()}>
          Next: three questions
        </Link>
        <Link to={paths.grammar} className={buttonClasses('outline')}>
          Choose a stop on the map
        </Link>
      </nav>
    </div>
  )
}
