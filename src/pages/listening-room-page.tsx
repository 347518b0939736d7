import { MyExam } from '@/components/my-exam/my-exam'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { TextLink } from '@/components/ui/text-link'
import { isFirstPage } from '@/lib/first-page'
import { paths } from '@/paths'

const ListeningRoom = part(async () => (await import('./listening/listening-room')).ListeningRoom)

export const loader = () => isFirstPage() || ListeningRoom.load().then(() => true)

export function Component() {
  return (
    <>
      <PageHeader
        title="Listening practice"
        description="IGCSE and IB Spanish listening practice: recordings with several voices, exam-style questions, and dictation of numbers, prices, dates, times and names."
        onSign
      >
        <p className="mt-3 max-w-prose text-lg text-sign-muted">
          Exam-style recordings with questions. Each one says how many times you’ll hear it, and the
          transcript stays hidden until you ask for it. Plus dictation for as long as you like.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          {(
            [
              ['#passages', 'Recordings'],
              ['#dictation', 'Dictation'],
              ['#voices', 'Voices and speed'],
              [paths.pastPapers, 'Past papers'],
            ] as const
          ).map(([to, label]) => (
            <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          ))}
        </p>
      </PageHeader>
      <MyExam page="listening" className="page mt-4" />
      <ListeningRoom />
    </>
  )
}
