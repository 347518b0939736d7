import { Check, X } from 'lucide-react'
import { RichTextView, SpanishText } from '@/components/rich-text'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import type { Block } from '@/content/types'
import { plainSpanish } from '@/spanish/markup'
import { personOf } from './person-of'

export function Mistakes({ block }: { block: Block<'mistakes'> }) {
  const said = useSpokenIds()
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-x-6 print:grid-cols-2">
      {block.rows.map((row, index) => (
        <li
          key={row.wrong + row.right}
          className="break-inside-avoid border-l-4 border-rule pl-3"
          {...personOf(block, index)}
        >
          <p className="flex items-start gap-2 text-wrong">
            <X aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <span className="sr-only">Wrong: </span>
            <s lang="es" translate="no" className="min-w-0">
              {row.wrong}
            </s>
          </p>
          <div className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-correct" />
            <span className="sr-only">Right: </span>
            <div className="min-w-0">
              <span className="flex items-center gap-1">
                <SpanishText text={row.right} id={said(index)} className="min-w-0 font-semibold" />
                <SpeakButton text={plainSpanish(row.right)} textId={said(index)} />
              </span>
              <span className="block text-muted">{row.en}</span>
            </div>
          </div>
          <p className="mt-1 text-sm">
            <RichTextView text={row.why} />
          </p>
        </li>
      ))}
    </ul>
  )
}
