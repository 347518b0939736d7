import { RichTextView } from '@/components/rich-text'
import { modelPapers } from '@/content/model-papers'
import type { Block } from '@/content/types'
import { plainSpanish } from '@/spanish/markup'
import { Caption } from './caption'
import { Sentence } from './sentence'

/** A text of the kind that the paper asks for, with a note under each sentence on how it earns marks. */
export function ModelText({ block: { paper, task, lines } }: { block: Block<'model-text'> }) {
  const words = lines.flatMap(({ es }) => plainSpanish(es).split(/\s+/)).length
  return (
    <figure>
      <Caption text={`${modelPapers[paper].name}: a model answer of ${words} words`} />
      <p className="mb-3">
        <RichTextView text={task} />
      </p>
      <ol className="grid gap-3 border-l-4 border-rule pl-4">
        {lines.map(({ es, en, earns }) => (
          <li key={es} className="break-inside-avoid">
            <Sentence es={es} en={en} />
            {earns !== undefined && (
              <p className="mt-1 text-sm">
                <span aria-hidden="true" className="font-bold text-correct">
                  ✓{' '}
                </span>
                <span className="sr-only">What earns marks: </span>
                <RichTextView text={earns} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}
