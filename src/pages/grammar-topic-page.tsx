import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom'
import { TopicView } from '@/features/lesson/generic/topic-view'
import { LessonNotFound } from '@/features/lesson/lesson-not-found'
import { LessonView } from '@/features/lesson/lesson-view'
import { loadLesson } from '@/features/lesson/load-lesson'
import { LessonRating } from './lesson-rating'

export const loader = ({ params }: LoaderFunctionArgs) => loadLesson('grammar', params.topicId ?? '')

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { topicId = '' } = useParams()
  if (loaded === null) return <LessonNotFound type="grammar" id={topicId} />
  const { entry, lesson } = loaded
  if (lesson === null)
    return (
      <TopicView entry={entry}>
        <LessonRating entry={entry} submit="save" />
      </TopicView>
    )
  return (
    <LessonView entry={entry} lesson={lesson}>
      <LessonRating entry={entry} submit="log" />
    </LessonView>
  )
}
