import { lazy } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { part } from '@/components/ui/part'
import { loadLesson, loadOutline } from '@/content/load-lesson'
import { findLesson } from '@/content/registry'
import { LessonNotFound } from '@/features/lesson/lesson-not-found'
import { LessonView, loadLessonParts } from '@/features/lesson/lesson-view'
import { isFirstPage } from '@/lib/first-page'

/** Shown for lessons that have not been written yet, and loaded only for them. */
const genericViews = {
  grammar: lazy(async () => ({ default: (await import('@/features/lesson/generic/topic-view')).TopicView })),
  tense: lazy(async () => ({ default: (await import('@/features/lesson/generic/tense-view')).TenseView })),
}

const LessonRating = part(async () => (await import('./lesson/lesson-rating')).LessonRating)

/** The code that all lessons share can be prefetched before we know which lesson the student will open. */
export const handle = { loadParts: loadLessonParts }

/** The lesson for a URL, ignoring case. `found` is null if the id is unknown or belongs to the other type of lesson. */
export async function loader({ params }: LoaderFunctionArgs) {
  // The site map names the parameter after the lesson type.
  const type = params['tense'] === undefined ? 'grammar' : 'tense'
  const id = params[type] ?? ''
  const entry = findLesson(id)
  if (entry?.type !== type) return { type, id, found: null } as const
  const [outline] = await Promise.all([
    loadOutline(entry.id),
    // A prerendered page already contains its parts, which are hydrated one by one.
    isFirstPage() || Promise.all([loadLesson(entry.id), LessonRating.load(), loadLessonParts()]),
  ])
  return { type, id, found: { entry, outline } } as const
}

export function Component() {
  const { type, id, found } = useLoaderData<typeof loader>()
  if (found === null) return <LessonNotFound type={type} id={id} />
  const { entry, outline } = found
  // Keyed, so that the state of one lesson does not carry over to the next.
  if (outline !== null)
    return (
      <LessonView key={entry.id} entry={entry} outline={outline}>
        <LessonRating entry={entry} exercises={outline.exercises} submit="log" />
      </LessonView>
    )
  const View = genericViews[entry.type]
  return (
    <LazyPart errorFallback={<PartNotLoaded />}>
      <View key={entry.id} entry={entry}>
        <LessonRating entry={entry} submit="save" />
      </View>
    </LazyPart>
  )
}
