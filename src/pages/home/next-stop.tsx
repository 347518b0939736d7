import { stopCountInWords } from 'virtual:counts'
import type { User } from '@supabase/supabase-js'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { OfflineNotice } from '@/components/ui/offline-notice'
import { TextLink } from '@/components/ui/text-link'
import { lessonEntry } from '@/content/registry'
import { roadmapStops } from '@/content/roadmap'
import { displayName } from '@/features/auth/profile'
import { readReturnTo } from '@/features/auth/return-to'
import { isCompleted, progressQuery } from '@/features/progress/queries'
import { queryClient } from '@/lib/query-client'
import { hasWork } from '@/lib/stored-work'
import { paths } from '@/paths'
import { useRatedLesson } from '../stored-work/back-to-page'

const VisitorWork = lazy(async () => ({
  default: (await import('../stored-work/visitor-work')).VisitorWork,
}))

function Line({ user }: { user: User }) {
  const { data: seen } = useQuery(progressQuery(user.id))
  const rated = useRatedLesson(user)
  const [place] = useState(readReturnTo)
  // The link at the top of the page may already lead back to the lesson.
  if (rated !== undefined && place?.pathname.toLowerCase() !== paths.lesson(rated))
    return (
      <p>
        Your rating is still here.{' '}
        <TextLink to={paths.lesson(rated, 'rate')} state={{ completes: true, keepsFocus: true }}>
          Back to {rated.title} and mark it as completed
        </TextLink>
      </p>
    )
  // If the progress is unknown or could not be read, show nothing.
  if (seen === undefined) return null
  const next = roadmapStops
    .map(lessonEntry)
    .find(({ id, type }) => !isCompleted(seen.value, { topic_id: id, topic_type: type }))
  const name = (
    <span className="inline-block max-w-32 truncate align-bottom sm:max-w-64">{displayName(user)}</span>
  )
  return (
    <div>
      <p key={next?.id}>
        {next === undefined ? (
          <>
            {name}, you’ve finished all {stopCountInWords} stops ·{' '}
            <TextLink to={paths.practice} className="whitespace-nowrap">
              Review them
            </TextLink>
          </>
        ) : (
          <>
            {name}, your next stop is <b>{next.title}</b> ·{' '}
            <TextLink to={paths.lesson(next)} className="whitespace-nowrap">
              Continue
            </TextLink>
          </>
        )}
      </p>
      {seen.asOf !== null && (
        <OfflineNotice what="your progress" asOf={seen.asOf} className="text-sm text-muted" />
      )}
    </div>
  )
}

/**
 * The student's next stop, and a prompt asking whether a visitor's work on this device is theirs. Loaded only for
 * signed-in students, with the query library and the list of lessons.
 */
export function NextStop({ user }: { user: User }) {
  const [isAsked] = useState(() => hasWork(null))
  return (
    <div className={isAsked ? 'pt-5' : undefined}>
      <QueryClientProvider client={queryClient}>
        <Line user={user} />
      </QueryClientProvider>
      {isAsked && (
        <LazyPart>
          <div className="mt-4 mb-6 empty:hidden">
            <VisitorWork asksOnce />
          </div>
        </LazyPart>
      )}
    </div>
  )
}
