import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/features/auth/auth-context'
import { deleteWork } from '@/lib/stored-work'
import { useFocusWhen } from '@/lib/use-focus-when'
import { describeWork } from './work'

/**
 * Asks for confirmation, then removes a student's work from this device and signs them out. If the student comes from
 * the menu, the confirmation is shown at once.
 */
export function DeleteWork({ whose, onRemoved }: { whose: string; onRemoved: () => void }) {
  const { signOut } = useAuth()
  const { state, key }: Location<unknown> = useLocation()
  const [isConfirming, setIsConfirming] = useState(false)
  const [hasDeclined, setHasDeclined] = useState(false)
  const question = useFocusWhen<HTMLParagraphElement>(isConfirming && key, { scroll: true })
  const button = useFocusWhen<HTMLButtonElement>(hasDeclined && !isConfirming)
  const work = describeWork(whose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the student comes from the menu
  useEffect(() => {
    if (typeof state === 'object' && state !== null && 'asks' in state) setIsConfirming(true)
  }, [key])

  function remove() {
    onRemoved()
    void signOut()
    deleteWork(whose)
  }

  if (work === '') return <p className="mt-3">None of your work is saved here at the moment.</p>
  if (!isConfirming)
    return (
      <p className="mt-4">
        <Button ref={button} look="outline" onClick={() => setIsConfirming(true)}>
          Remove my work from this computer
        </Button>
      </p>
    )
  return (
    <>
      <p ref={question} tabIndex={-1} className="mt-4 max-w-prose scroll-mt-24 font-bold outline-none">
        {`Remove ${work} from this computer and sign out? You can’t undo this.`}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={remove}>Remove it</Button>
        <Button
          look="outline"
          onClick={() => {
            setHasDeclined(true)
            setIsConfirming(false)
          }}
        >
          Keep it
        </Button>
      </p>
    </>
  )
}
