import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { English } from '@/spanish/markup'

/** Hands the answer in. It goes once the exercise is over. */
export function CheckButton({ checking }: { checking: boolean }) {
  return (
    <Button type="submit" aria-disabled={checking} className="mt-4">
      Check
    </Button>
  )
}

/** The verb that a task names in brackets, and to whom it is said. */
const inBrackets =
  /(?<=\((?:[^()]+, )?)(?!her,|their,)(\p{L}+[aeií]r(?:se)?|tú|usted(?:es)?|vosotros)(?=[,)])/u

/** What the student is to say, in English. */
export const Task = ({ en }: { en: English }) =>
  en.split(inBrackets).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} lang="es">
        {piece}
      </span>
    ),
  )

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
