import { RichTextView, SpokenText } from '@/components/rich-text'
import type { Block } from '@/content/types'
import { Caption } from './caption'
import { LongList } from './long-list'
import { personOf } from './person-of'

export function Phrases({ block }: { block: Block<'phrases'> }) {
  return (
    <figure>
      <Caption text={block.caption} />
      <LongList rows={block.rows.length}>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {block.rows.map((row, index) => (
            <li
              key={row.es}
              className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-1.5"
              {...personOf(block, index)}
            >
              <b className="font-semibold">
                <SpokenText text={row.es} />
              </b>
              <span className="text-muted">{row.en}</span>
              {row.note !== undefined && (
                <span className="w-full text-sm">
                  <RichTextView text={row.note} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </LongList>
    </figure>
  )
}
