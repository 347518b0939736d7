import { RichTextView, SpokenText } from '@/components/rich-text'
import { narrowTable } from '@/components/ui/narrow-table'
import type { Block, Column } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { plainRich } from '@/spanish/markup'
import { captionClasses } from './caption'
import { LongList } from './long-list'
import { personOf } from './person-of'
import { narrowLayout } from './table-layout'

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

/** A cell that is empty or contains only a dash. */
const isDash = (text: string) => /^[–—]?$/.test(text)

/** A table that adapts to a phone with the smallest change that makes it fit. */
export function Table({ block }: { block: Block<'table'> }) {
  return (
    <div className="@container">
      <LongList rows={block.rows.length}>
        <table className={narrowTable(narrowLayout(block), block.columns.length - 1)}>
          <caption className={captionClasses}>
            <RichTextView text={block.caption} />
          </caption>
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className="px-1.5 py-1 text-left align-bottom text-sm first:pl-0 last:pr-0 sm:px-2"
                >
                  <RichTextView text={column.header} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, rowIndex) => (
              <tr key={row.join('|')} {...personOf(block, rowIndex)}>
                {block.columns.map((column, index) => {
                  const text = row[index] ?? ''
                  const Tag = index === 0 ? 'th' : 'td'
                  return (
                    <Tag
                      key={column.header}
                      scope={index === 0 ? 'row' : undefined}
                      data-label={index === 0 || column.translation ? undefined : plainRich(column.header)}
                      data-nothing={isDash(text) || undefined}
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
      </LongList>
    </div>
  )
}
