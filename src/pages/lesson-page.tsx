import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { part } from '@/components/ui/part'
import { loadLesson, loadOutline } from '@/content/load-lesson'
import { findLesson } from '@/content/registry'
import { LessonNotFound } from '@/features/lesson/lesson-not-found'
import { LessonView, loadLessonParts } from '@/features/lesson/lesson-view'
import { isFirstPage } from '@/lib/first-page'

/** What stands in while a lesson is not written: fetched then only. */
const genericViews = {
  grammar: lazy(async () => ({ default: (await import('@/features/lesson/generic/topic-view')).TopicView })),
  tense: lazy(async () => ({ default: (await import('@/features/lesson/generic/tense-view')).TenseView })),
}

const LessonRating = part(async () => (await import('./lesson/lesson-rating')).LessonRating)

/** What all lessons are drawn with can be fetched before it is known which one is wanted. */
export const handle = { loadParts: loadLessonParts }

/** The lesson of an address, ignoring case; nothing is found for an unknown id or one of the other type. */
export async function loader({ params }: LoaderFunctionArgs) {
  // The site map calls the parameter after the type of the lesson.
  const type = params['tense'] === undefined ? 'grammar' : 'tense'
  const id = params[type] ?? ''
  const entry = findLesson(id)
  if (entry?.type !== type) return { type, id, found: null } as const
  const [outline] = await Promise.all([
    loadOutline(entry.id),
    // In the page as it was built the parts stand already, and are taken over one by one.
    isFirstPage() || Promise.all([loadLesson(entry.id), LessonRating.load(), loadLessonParts()]),
  ])
  return { type, id, found: { entry, outline } } as const
}

export function Component() {
  const { type, id, found } = useLoaderData<typeof loader>()
  if (found === null) return <LessonNotFound type={type} id={id} />
  const { entry, outline } = found
  // A page of its own for each lesson: what was answered or saved in one does not belong into the next.
  if (outline !== null)
    return (
      <LessonView key={entry.id} entry={entry} outline={outline}>
        <LessonRating entry={entry} exercises={outline.exercises} submit="log" />
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
