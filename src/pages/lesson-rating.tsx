import type { LessonEntry, LessonId } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import { findRow } from '@/features/progress/queries'
import { useProgress, useSaveCompletion } from '@/features/progress/use-progress'
import { keepRating } from '@/features/rating/kept-rating'
import { RatingCard } from '@/features/rating/rating-card'

/** Joins the rating card of a lesson to the student's progress. */
export function LessonRating({
  entry,
  submit,
}: {
  entry: LessonEntry & { id: LessonId }
  submit: 'log' | 'save'
}) {
  const rows = useProgress()
  const topic = { topic_id: entry.id, topic_type: entry.type }
  const save = useSaveCompletion(topic, () => keepRating(null))
  // Until it is known, the card says nothing about it.
  const saved = rows && findRow(rows, topic)
  return (
    <RatingCard
      key={entry.id}
      topicId={entry.id}
      topicTitle={entry.title}
      topicType={entry.type}
      submit={submit}
      completed={saved?.completed ?? false}
      previousRating={saved?.rating ?? null}
      onMap={findStop(entry.id) !== undefined}
      save={save}
    />
  )
}
