import { Dices } from 'lucide-react'
import { Link, type LoaderFunctionArgs } from 'react-router-dom'
import { MyExam } from '@/components/my-exam/my-exam'
import { buttonClasses } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { SpeakingMap } from '@/features/speaking/speaking-map'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isFirstPage()) (await import('@/features/speaking/reload-as-document')).reloadAsDocument(request)
  return null
}

export function Component() {
  return (
    <>
      <PageHeader
        title="Speaking practice"
        description="Practise IGCSE and IB Spanish speaking: role plays, topics, pictures and extracts with spoken questions, exam clocks and your own recordings."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          The examiner asks and you answer. If you like, you can record yourself and compare it with a model
          answer. Recordings never leave this device, and they’re deleted when you leave the page. Without a
          microphone, everything else works.
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Link to={paths.speakingTest} className={buttonClasses('signal')}>
            <Dices aria-hidden="true" className="size-5" />A whole IGCSE test, chosen at random
          </Link>
          <Link to="#line-picture" className={buttonClasses('sign-outline')}>
            IB pictures
          </Link>
          <Link to="#line-extract" className={buttonClasses('sign-outline')}>
            IB extracts
          </Link>
          <Link to={paths.pastPapers} className={buttonClasses('sign-outline')}>
            Past papers
          </Link>
        </p>
      </PageHeader>
      <MyExam page="speaking" className="page mt-4" />
      <div className="page mt-8">
        <SpeakingMap />
      </div>
    </>
  )
}
