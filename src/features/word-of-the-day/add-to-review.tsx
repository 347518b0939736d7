import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { wordName } from '@/exercises/item-names'
import { remember } from '@/lib/memory'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useMemory } from '@/lib/use-memory'
import { useNow } from '@/lib/use-now'
import { inPlainWords } from '@/lib/when'
import { paths } from '@/paths'

/** Puts a word among what comes back; of one that is there, says when. */
export function AddToReview({ spanish }: { spanish: string }) {
  const name = wordName(spanish)
  const item = useMemory().get(name)
  const now = useNow()
  const [isAdded, setIsAdded] = useState(false)
  // The button is gone.
  const said = useFocusWhen<HTMLParagraphElement>(isAdded && item !== undefined)
  const repaso = <span lang="es">Repaso</span>
  return (
    <div className="mt-4">
      {item === undefined && (
        <Button
          look="sign-outline"
          onClick={() => {
            // They have it before their eyes.
            remember(name, 'right')
            setIsAdded(true)
          }}
        >
          <span>Add to {repaso}</span>
        </Button>
      )}
      <p ref={said} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {item !== undefined && (
          <>
            {isAdded ? 'Added' : 'Added before'}: it{' '}
            {item.due <= now ? 'is due' : `comes back ${inPlainWords(item.due, now)}`} in{' '}
            <TextLink to={paths.review}>{repaso}</TextLink>.
          </>
        )}
      </p>
    </div>
  )
}
