import { RichTextView } from '@/components/rich-text'
import type { Block } from '@/content/types'
import { classNames } from '@/lib/class-names'

export function List({ block }: { block: Block<'list'> }) {
  const Tag = block.ordered ? 'ol' : 'ul'
  return (
    <Tag className={classNames('max-w-prose stack-2 pl-5', block.ordered ? 'list-decimal' : 'list-disc')}>
      {block.items.map((item) => (
        <li key={item}>
          <RichTextView text={item} />
        </li>
      ))}
    </Tag>
  )
}
