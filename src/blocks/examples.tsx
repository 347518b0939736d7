import type { Block } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { personOf } from './person-of'
import { Sentence } from './sentence'

export function Examples({ block }: { block: Block<'examples'> }) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-3 border-l-4 border-rule pl-4',
        // A single example takes the full width.
        block.rows.length > 1 && 'lg:grid-cols-2 lg:gap-x-6 print:grid-cols-2 print:gap-y-1',
      )}
    >
      {block.rows.map((row, index) => (
        <li key={row.es} className="break-inside-avoid" {...personOf(block, index)}>
          <Sentence {...row} />
        </li>
      ))}
    </ul>
  )
}
