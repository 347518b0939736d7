import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { textLinkClasses } from '@/components/ui/text-link'
import { type LessonId, lessonEntry } from '@/content/registry'
import { countOf } from '@/lib/count-of'
import { useFocusWhen } from '@/lib/use-focus-when'

/** The result of a check: whether the student knows each lesson that it settled. */
type Found = ReadonlyMap<LessonId, boolean>

/** Renders the questions of the check. */
export type RenderCheck = (check: {
  lessons: readonly LessonId[]
  onDone: (found: Found) => void
}) => ReactNode

/** Asks which lessons the student already knows, so that the plan can leave them out. This step may be skipped. */
export function KnownLessons({
  lessons,
  isKnown,
  assumed,
  found,
  onChange,
  onCheck,
}: {
  /** In teaching order. */
  lessons: readonly LessonId[]
  isKnown: (lesson: LessonId) => boolean
  /** How many of them we assume to be known. */
  assumed: number
  /** The result of the check that has just ended. */
  found: Found | undefined
  onChange: (lesson: LessonId, known: boolean) => void
  onCheck: () => void
}) {
  const [isOpen, setOpen] = useState(found !== undefined)
  const result = useFocusWhen<HTMLParagraphElement>(found)
  const known = lessons.filter(isKnown).length
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="sm:col-span-2"
    >
      <summary className="min-h-11 py-2 font-bold">
        Which of these do you already know?{' '}
        {assumed > 0 && (
          <span className="font-normal">
            <span>{`We assume you know ${countOf(assumed, 'basic lesson')}.`}</span>{' '}
            <span className={textLinkClasses}>Change</span>{' '}
          </span>
        )}
        {(known > assumed || assumed === 0) && (
          <span className="font-normal text-muted">{`${known} of ${lessons.length} ticked`}</span>
        )}
      </summary>
      {found !== undefined && (
        <p ref={result} tabIndex={-1} className="mt-2 max-w-prose font-bold outline-none">
          {found.size === 0
            ? 'You ended the check early, so there’s no result. Tick the lessons you know.'
            : `The check has ticked ${[...found.values()].filter(Boolean).length} of ${countOf(found.size, 'lesson')}. Change anything that isn’t right.`}
        </p>
      )}
      <p className="mt-2 max-w-prose">
        The plan leaves out the lessons you tick. If you aren’t sure, check yourself. It’s one tap per
        question, and you can stop at any time.
      </p>
      <p className="mt-3">
        <Button look="outline" onClick={onCheck}>
          Check what you know
        </Button>
      </p>
      <fieldset className="mt-3 grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">Lessons you already know</legend>
        {lessons.map((id) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isKnown(id)}
              onChange={({ target }) => onChange(id, target.checked)}
              className="size-5 shrink-0 accent-[var(--ink)]"
            />
            {lessonEntry(id).title}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
