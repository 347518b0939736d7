import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RoomLinks } from '@/components/room-links'
import { buttonClasses } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { LessonEntry } from '@/content/registry'
import { paths } from '@/paths'

/**
 * Links shown after a lesson's final check: to the rating, the next stop, Repaso and the practice rooms. `next` is
 * undefined at the end of a line.
 */
export function WhatNext({ next }: { next: LessonEntry | undefined }) {
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {/* The rating card moves focus to the next thing to do. */}
        <Link to="#rate" state={{ completes: true, keepsFocus: true }} className={buttonClasses()}>
          Rate and complete this topic
        </Link>
        {next !== undefined && (
          <Link to={paths.lesson(next)} className={buttonClasses('outline')}>
            Next stop: {next.title}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        )}
        <TextLink to={paths.review} className="inline-flex min-h-11 items-center px-2">
          <span lang="es" translate="no">
            Repaso
          </span>
        </TextLink>
      </p>
      <RoomLinks className="mt-3" />
    </>
  )
}
