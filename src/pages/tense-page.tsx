import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { TenseView } from '@/features/lesson/generic/tense-view'
import { LessonNotFound } from '@/features/lesson/lesson-not-found'
import { LessonView } from '@/features/lesson/lesson-view'
import { loadLesson } from '@/features/lesson/load-lesson'
import { LessonRating } from './lesson-rating'

export const loader = ({ params }: LoaderFunctionArgs) => loadLesson('tense', params.tenseSlug ?? '')

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { tenseSlug = '' } = useParams()
  if (loaded === null) return <LessonNotFound type="tense" id={tenseSlug} />
  const { entry, lesson } = loaded
  if (lesson === null)
    return (
      <TenseView entry={entry}>
        <LessonRating entry={entry} submit="save" />
      </TenseView>
    )
  return (
    <LessonView entry={entry} lesson={lesson}>
      <LessonRating entry={entry} submit="log" />
    </LessonView>
  )
}
