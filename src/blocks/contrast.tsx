import { RichTextView } from '@/components/rich-text'
import type { Block } from '@/content/types'
import { Caption } from './caption'
import { personOf } from './person-of'
import { Sentence } from './sentence'

export function Contrast({ block }: { block: Block<'contrast'> }) {
  return (
    <figure>
      <Caption text={block.caption} />
      <div className="hidden grid-cols-2 gap-4 pb-2 font-bold break-after-avoid sm:grid" aria-hidden="true">
        <p className="border-b-4 border-line-foundation pb-1">
          <RichTextView text={block.left} />
        </p>
        <p className="border-b-4 border-line-standard pb-1">
          <RichTextView text={block.right} />
        </p>
      </div>
      <ul>
        {block.rows.map((row, index) => (
          <li
            key={row.left.es + row.right.es}
            className="grid gap-x-4 gap-y-2 border-t border-rule py-3 first:border-0 sm:grid-cols-2"
            {...personOf(block, index)}
          >
            <div className="max-sm:border-l-4 max-sm:border-line-foundation max-sm:pl-3">
              <p className="text-sm font-bold sm:sr-only">
                <RichTextView text={block.left} />
              </p>
              <Sentence {...row.left} />
            </div>
            <div className="max-sm:border-l-4 max-sm:border-line-standard max-sm:pl-3">
              <p className="text-sm font-bold sm:sr-only">
                <RichTextView text={block.right} />
              </p>
              <Sentence {...row.right} />
            </div>
            {row.why !== undefined && (
              <p className="text-sm sm:col-span-2">
                <RichTextView text={row.why} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}
