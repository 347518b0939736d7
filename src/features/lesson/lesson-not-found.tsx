import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import { TextLink } from '@/components/ui/text-link'
import { findLesson, type LessonType } from '@/content/registry'
import { paths } from '@/paths'
import { lessonLists } from './lists'

const titles: Record<LessonType, string> = { grammar: 'Topic Not Found', tense: 'Tense Not Found' }

/**
 * For a URL under /grammar or /tense that matches no lesson. Suggests the lesson of the other type with the same id, if
 * there is one.
 */
export function LessonNotFound({ type, id }: { type: LessonType; id: string }) {
  const meant = findLesson(id)
  return (
    <div className="page py-16">
      <DocumentHead title={titles[type]} />
      <h1 tabIndex={-1} className="text-3xl">
        {titles[type]}
      </h1>
      <p className="mt-3 max-w-prose text-muted">
        There is no lesson at this address. It may be old or mistyped.
      </p>
      {meant !== undefined && (
        <p className="mt-3">
          Did you mean <TextLink to={paths.lesson(meant)}>{meant.title}</TextLink>?
        </p>
      )}
      <Link to={paths.lessonList(type)} className={`${buttonClasses()} mt-6`}>
        {lessonLists[type].back}
      </Link>
    </div>
  )
}
