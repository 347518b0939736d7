import { stopCountInWords } from 'virtual:counts'
import type { User } from '@supabase/supabase-js'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AsLastSeen } from '@/components/ui/as-last-seen'
import { TextLink } from '@/components/ui/text-link'
import { findLesson, lessonEntry } from '@/content/registry'
import { roadmapStops } from '@/content/roadmap'
import { displayName } from '@/features/auth/profile'
import { isCompleted, progressQuery } from '@/features/progress/queries'
import { keptRating } from '@/features/rating/kept-rating'
import { queryClient } from '@/lib/query-client'
import { paths } from '@/paths'

function Line({ user }: { user: User }) {
  const { data: seen } = useQuery(progressQuery(user.id))
  const [kept] = useState(() => keptRating(user.id))
  const rated = kept === null ? undefined : findLesson(kept.topicId)
  if (rated !== undefined)
    return (
      <p>
        Your stars are kept.{' '}
        <TextLink to={paths.lesson(rated, 'rate')}>Back to {rated.title}, mark it as completed</TextLink>
      </p>
    )
  // Neither while it is unknown nor when it could not be read is there anything to say.
  if (seen === undefined) return null
  const next = roadmapStops
    .map(lessonEntry)
    .find(({ id, type }) => !isCompleted(seen.value, { topic_id: id, topic_type: type }))
  const name = (
    <span className="inline-block max-w-32 truncate align-bottom sm:max-w-64">{displayName(user)}</span>
  )
  return (
    <div>
      <p>
        {next === undefined ? (
          <>
            {name}, all {stopCountInWords} stops are behind you ·{' '}
            <TextLink to={paths.practice} className="whitespace-nowrap">
              Keep them fresh
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
        <AsLastSeen what="your progress" asOf={seen.asOf} className="text-sm text-muted" />
      )}
    </div>
  )
}

/** Where the student goes on from home. The query library and the list of lessons come with it, for students only. */
export function NextStop({ user }: { user: User }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Line user={user} />
    </QueryClientProvider>
  )
}
