import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { LessonOutline } from '@/content/lesson-outline'
import type { LessonEntry } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import { useAuth } from '@/features/auth/auth-context'
import { recallIn } from '@/features/lesson/section-results'
import { findRow } from '@/features/progress/queries'
import { useProgress, useSaveCompletion } from '@/features/progress/use-progress'
import { RatingCard, type RatingCardProps } from '@/features/rating/rating-card'
import { storeRating } from '@/features/rating/stored-rating'
import { isKnown } from '@/lib/memory'
import { queryClient } from '@/lib/query-client'
import { useMemory } from '@/lib/use-memory'
import { useReady } from '@/lib/use-ready'

interface LessonRatingProps {
  entry: LessonEntry
  exercises?: LessonOutline['exercises']
  submit: 'log' | 'save'
}

function ConnectedCard({
  entry,
  exercises = [],
  submit,
  whose,
}: LessonRatingProps & Pick<RatingCardProps, 'whose'>) {
  const ready = useReady()
  const seen = useProgress()
  const recall = recallIn(entry.id, useMemory())
  const topic = { topic_id: entry.id, topic_type: entry.type }
  const save = useSaveCompletion(topic, () => storeRating(null))
  // Until progress is known (and in the prerendered page), this is undefined and the card does not mention progress.
  const saved = ready && seen ? findRow(seen.value, topic) : undefined
  return (
    <RatingCard
      topicId={entry.id}
      topicTitle={entry.title}
      topicType={entry.type}
      whose={whose}
      submit={submit}
      completed={saved?.completed ?? false}
      previousRating={saved?.rating ?? null}
      exercises={{ right: exercises.filter(({ id }) => isKnown(recall(id))).length, all: exercises.length }}
      onMap={findStop(entry.id) !== undefined}
      save={save}
    />
  )
}

/**
 * Connects a lesson's rating card to the student's progress, and loads the query library. A rating given by one student
 * is not passed on to another who signs in while the page is open.
 */
export function LessonRating(props: LessonRatingProps) {
  const { user } = useAuth()
  const id = user?.id ?? null
  const [student, setStudent] = useState({ id, before: 0 })
  if (id !== null && id !== student.id)
    setStudent({ id, before: student.id === null ? student.before : student.before + 1 })
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectedCard key={student.before} whose={student.id} {...props} />
    </QueryClientProvider>
  )
}
