import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { English } from '@/spanish/markup'

/** The submit button; removed once the exercise is over. */
export function CheckButton({ checking }: { checking: boolean }) {
  return (
    <Button type="submit" aria-disabled={checking} className="mt-4">
      Check
    </Button>
  )
}

/** The verb, or the person addressed, that a task gives in brackets, after a bracket or a comma. */
const spanishInBrackets = /(\(|, )(?!her,|their,)(\p{L}+[aeií]r(?:se)?|tú|usted(?:es)?|vosotros)(?=[,)])/gu

/** Splits a task into English and Spanish, in turns. */
const splitTask = (en: English): string[] =>
  en.replace(/\([^()]*\)/g, (brackets) => brackets.replace(spanishInBrackets, '$1\n$2\n')).split('\n')

/** The English task. */
export const Task = ({ en }: { en: English }) =>
  splitTask(en).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} lang="es" translate="no">
        {piece}
      </span>
    ),
  )

/** The question with the model answer below it. */
export function QuestionAndModel({ asked, model }: { asked: ReactNode; model: ReactNode }) {
  return (
    <>
      <span className="block">{asked}</span>
      <b className="block">{model}</b>
    </>
  )
}

/** A line for a handwritten sentence. */
export const WritingLine = () => <div aria-hidden="true" className="mt-8 border-b border-current" />
