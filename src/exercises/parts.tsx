import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Hands the answer in. It goes once the exercise is over. */
export function CheckButton({ checking }: { checking: boolean }) {
  return (
    <Button type="submit" aria-disabled={checking} className="mt-4">
      Check
    </Button>
  )
}

/** What was asked, and the model answer under it. */
export function TwoLines({ asked, model }: { asked: ReactNode; model: ReactNode }) {
  return (
    <>
      <span className="block">{asked}</span>
      <b className="block">{model}</b>
    </>
  )
}

/** Room for a sentence on paper. */
export const WritingLine = () => <div aria-hidden="true" className="mt-8 border-b border-current" />
