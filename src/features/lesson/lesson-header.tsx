import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RichTextView } from '@/components/rich-text'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { lineColours } from '@/components/ui/line-colours'
import type { LessonEntry } from '@/content/registry'
import type { Label } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { lessonColour } from './lesson-colour'
import { lessonLists } from './lists'
import { MapStopLink } from './stop-on-map'

/** The station sign at the top of a lesson: breadcrumb, back link, badges and title. */
export function LessonHeader({
  entry,
  title = entry.title,
  badges,
  children,
}: {
  entry: Pick<LessonEntry, 'id' | 'type' | 'title'>
  /** The title, with its Spanish words marked up. */
  title?: Label
  badges: readonly { label: string; tone?: BadgeTone }[]
  children: ReactNode
}) {
  const list = paths.lessonList(entry.type)
  return (
    <header data-stop="" className="bg-sign text-on-sign print:bg-transparent print:text-ink">
      <div className="page pt-2 pb-8 print:p-0">
        <div className="flex flex-wrap items-center gap-x-3 print:hidden">
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap gap-x-2 text-sm text-sign-muted">
              <li>
                <Link to={paths.home} className="inline-block py-1 underline underline-offset-4">
                  Home
                </Link>
              </li>
              <li aria-hidden="true" className="py-1">
                /
              </li>
              <li>
                <Link to={list} className="inline-block py-1 underline underline-offset-4">
                  {lessonLists[entry.type].name}
                </Link>
              </li>
              <li aria-hidden="true" className="py-1">
                /
              </li>
              <li aria-current="page" className="py-1">
                <RichTextView text={title} />
              </li>
            </ol>
          </nav>
          {badges.map(({ label, tone }) => (
            <Badge key={label} tone={tone ?? 'sign'}>
              {label}
            </Badge>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-4">
          <Link
            to={list}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {lessonLists[entry.type].back}
          </Link>
          {entry.type === 'tense' && <MapStopLink id={entry.id} />}
        </div>
        <h1 tabIndex={-1} className="mt-2 text-4xl sm:text-5xl">
          <RichTextView text={title} />
        </h1>
        {children}
      </div>
      <div
        aria-hidden="true"
        className={classNames('h-2 print:hidden', lineColours[lessonColour(entry.id)].background)}
      />
    </header>
  )
}
