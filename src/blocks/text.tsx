import { RichTextView } from '@/components/rich-text'
import type { Block } from '@/content/types'

export function Text({ block }: { block: Block<'text'> }) {
  return (
    <p className="max-w-prose">
      <RichTextView text={block.text} />
    </p>
  )
}
