import { RichTextView } from '@/components/rich-text'
import type { Label } from '@/content/types'

export const captionClasses = 'mb-2 text-left text-sm font-bold text-muted'

export function Caption({ text }: { text: Label }) {
  return (
    <figcaption className={captionClasses}>
      <RichTextView text={text} />
    </figcaption>
  )
}
