import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { loadLesson } from '@/content/load-lesson'
import { findLesson, type LessonEntry } from '@/content/registry'
import { findStop } from '@/content/roadmap'
import { LessonNotFound } from '@/features/lesson/lesson-not-found'
import { LessonView } from '@/features/lesson/lesson-view'
import { findRow } from '@/features/progress/queries'
import { useProgress, useSaveCompletion } from '@/features/progress/use-progress'
import { keepRating } from '@/features/rating/kept-rating'
import { RatingCard } from '@/features/rating/rating-card'

/** What stands in while a lesson is not written: fetched then only. */
const genericViews = {
  grammar: lazy(async () => ({ default: (await import('@/features/lesson/generic/topic-view')).TopicView })),
  tense: lazy(async () => ({ default: (await import('@/features/lesson/generic/tense-view')).TenseView })),
}

/** The lesson of an address, ignoring case; nothing is found for an unknown id or one of the other type. */
export async function loader({ params }: LoaderFunctionArgs) {
  // The site map calls the parameter after the type of the lesson.
  const type = params['tense'] === undefined ? 'grammar' : 'tense'
  const id = params[type] ?? ''
  const entry = findLesson(id)
  const found = entry?.type === type ? { entry, lesson: await loadLesson(entry.id) } : null
  return { type, id, found } as const
}

/** Joins the rating card of a lesson to the student's progress. */
function LessonRating({ entry, submit }: { entry: LessonEntry; submit: 'log' | 'save' }) {
  const seen = useProgress()
  const topic = { topic_id: entry.id, topic_type: entry.type }
  const save = useSaveCompletion(topic, () => keepRating(null))
  // Until it is known, the card says nothing about it.
  const saved = seen && findRow(seen.value, topic)
  return (
    <RatingCard
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

export function Component() {
  const { type, id, found } = useLoaderData<typeof loader>()
  if (found === null) return <LessonNotFound type={type} id={id} />
  const { entry, lesson } = found
  // A page of its own for each lesson: what was answered or saved in one does not belong into the next.
  if (lesson !== null)
    return (
      <LessonView key={entry.id} entry={entry} lesson={lesson}>
        <LessonRating entry={entry} submit="log" />
      </LessonView>
    )
  const View = genericViews[entry.type]
  return (
    <LazyPart failed={<PartNotLoaded />}>
      <View key={entry.id} entry={entry}>
        <LessonRating entry={entry} submit="save" />
      </View>
    </LazyPart>
  )
}
