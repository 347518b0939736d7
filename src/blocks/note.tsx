import { ArrowRight } from 'lucide-react'
import { RichTextView } from '@/components/rich-text'
import type { Block } from '@/content/types'

export function Note({ block }: { block: Block<'note'> }) {
  return (
    <aside className="max-w-prose break-inside-avoid rounded-md border-2 border-ink p-4">
      <p className="flex items-center gap-2 text-sm font-bold">
        <ArrowRight aria-hidden="true" className="size-4" />
        {block.label}
      </p>
      <p className="mt-1">
        <RichTextView text={block.text} />
      </p>
    </aside>
  )
}
