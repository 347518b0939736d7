import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/features/auth/auth-context'
import { removeWork } from '@/lib/own-work'
import { useFocusWhen } from '@/lib/use-focus-when'
import { studentsWork } from './work'

/**
 * Removes a student's work from this device after a confirmation, and signs them out. When the student comes from
 * the menu, the confirmation is shown at once.
 */
export function RemoveWork({ whose, onRemoved }: { whose: string; onRemoved: () => void }) {
  const { signOut } = useAuth()
  const { state, key }: Location<unknown> = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const question = useFocusWhen<HTMLParagraphElement>(isAsked && key, { scroll: true })
  const button = useFocusWhen<HTMLButtonElement>(isKept && !isAsked)
  const work = studentsWork(whose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the student comes by the menu
  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'asks' in state) setIsAsked(true)
  }, [key])

  function remove() {
    onRemoved()
    void signOut()
    removeWork(whose)
  }

  if (work === '') return <p className="mt-3">There is nothing of yours here at the moment.</p>
  if (!isAsked)
    return (
      <p className="mt-4">
        <Button ref={button} look="outline" onClick={() => setIsAsked(true)}>
          Remove my work from this computer
        </Button>
      </p>
    )
  return (
    <>
      <p ref={question} tabIndex={-1} className="mt-4 max-w-prose scroll-mt-24 font-bold outline-none">
        Remove {work} from this computer, and sign out? You can’t undo this.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={remove}>Remove it</Button>
        <Button
          look="outline"
          onClick={() => {
            setIsKept(true)
            setIsAsked(false)
          }}
        >
          Keep it
        </Button>
      </p>
    </>
  )
}
