import { RichTextView, SpokenText } from '@/components/rich-text'
import type { Block, Column } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { captionClasses } from './caption'
import { type NarrowLayout, narrowLayout } from './table-layout'

const cell = 'border-t border-rule px-1.5 py-2 text-left align-top first:pl-0 last:pr-0 sm:px-2'

function TableCell({ column, text }: { column: Column; text: string }) {
  if (column.lang === 'es')
    return (
      <b className="font-semibold">
        <SpokenText text={text} />
      </b>
    )
  if (column.lang === 'say') return <span className="text-muted">{text}</span>
  return <RichTextView text={text} />
}

/** By the width of the card and the size of its letters: 18.3rem is what a screen of 360 leaves, 15.8rem one of 320. */
const narrow: Record<NarrowLayout, string> = {
  whole: 'not-print:@max-[15.8rem]:stack-rows',
  rows: 'not-print:@max-[18.3rem]:stack-rows',
  pairs: 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:pair-rows',
  'last-below': 'not-print:@max-[18.3rem]:stack-rows not-print:@min-[18.3rem]:@max-xl:last-below',
  stacked: 'not-print:@max-xl:stack-rows',
}

/** The columns that stay beside each other while the last one stands below. */
const columnsBeside: Partial<Record<number, string>> = {
  3: '[--columns:2]',
  4: '[--columns:3]',
  5: '[--columns:4]',
}

/** A cell that only says that there is nothing to say. */
const saysNothing = (text: string) => /^[–—]?$/.test(text)

/** A table that is too wide for a phone gives up as little as it must. */
export function Table({ block }: { block: Block<'table'> }) {
  return (
    <div className="@container">
      <table
        className={classNames(
          'w-full border-collapse',
          narrow[narrowLayout(block)],
          columnsBeside[block.columns.length],
        )}
      >
        <caption className={captionClasses}>{block.caption}</caption>
        <thead>
          <tr>
            {block.columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className="px-1.5 py-1 text-left align-bottom text-sm first:pl-0 last:pr-0 sm:px-2"
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr
              key={row.join('|')}
              data-person={/^\*?vosotros/.test(row[0] ?? '') ? 'vosotros/as' : undefined}
            >
              {block.columns.map((column, index) => {
                const text = row[index] ?? ''
                const Tag = index === 0 ? 'th' : 'td'
                return (
                  <Tag
                    key={column.header}
                    scope={index === 0 ? 'row' : undefined}
                    data-label={column.translation ? undefined : column.header}
                    data-nothing={saysNothing(text) || undefined}
                    className={classNames(cell, 'font-normal')}
                  >
                    {text !== '' && <TableCell column={column} text={text} />}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
