import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { TextButton, TextLink } from '@/components/ui/text-link'
import { type Item, recordAnswer } from '@/lib/memory'
import { relativeTime } from '@/lib/relative-time'
import { dueAt } from '@/lib/review-day'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useIsMemorySaved, useMemory } from '@/lib/use-memory'
import { useNow } from '@/lib/use-now'
import { paths } from '@/paths'
import { wordName } from './item-names'

const repaso = (
  <span lang="es" translate="no">
    Repaso
  </span>
)

function ReturnDate({ item, isNew }: { item: Item; isNew: boolean }) {
  const now = useNow()
  const due = dueAt(item, now)
  const isSaved = useIsMemorySaved()
  return (
    <>
      <span>{`${isNew ? 'Added' : 'Already added'}: it ${due <= now ? 'is due' : `comes back ${relativeTime(due, now)}`} in`}</span>{' '}
      <TextLink to={paths.review}>{repaso}</TextLink>.
      {!isSaved && (
        <span> This browser doesn’t save anything, so you’ll lose it when you close the page.</span>
      )}
    </>
  )
}

/** Adds a word to the review; if it is already there, shows when it is next due. */
export function AddToReview({
  spanish,
  look,
  of,
  className,
}: {
  spanish: string
  /** If omitted, the button is a text button inside a sentence. */
  look?: ButtonLook
  /** The word that the button is for, if several buttons need distinct accessible names. */
  of?: string
  className?: string
}) {
  const name = wordName(spanish)
  const item = useMemory().get(name)
  const [isAdded, setIsAdded] = useState(false)
  // The button has been removed, so move focus.
  const said = useFocusWhen<HTMLParagraphElement>(isAdded && item !== undefined)
  const add = () => {
    // The student has just seen the word, so it counts as answered correctly once.
    recordAnswer(name, 'right')
    setIsAdded(true)
  }
  const label = (
    <>
      Add{' '}
      {of !== undefined && (
        <span lang="es" translate="no" className="sr-only">
          {of}{' '}
        </span>
      )}
      to {repaso}
    </>
  )
  return (
    <div className={className}>
      {item === undefined &&
        (look === undefined ? (
          <TextButton onClick={add} className="min-h-11">
            {label}
          </TextButton>
        ) : (
          <Button look={look} onClick={add}>
            <span>{label}</span>
          </Button>
        ))}
      {item !== undefined && (
        <p ref={said} role="status" tabIndex={-1} className="outline-none">
          <ReturnDate item={item} isNew={isAdded} />
        </p>
      )}
    </div>
  )
}
