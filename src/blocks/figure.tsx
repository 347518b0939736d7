import { lazy } from 'react'
import { RichTextView } from '@/components/rich-text'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import type { Block } from '@/content/types'

const Drawing = lazy(async () => ({ default: (await import('./figures/drawing')).Drawing }))

export function Figure({ block }: { block: Block<'figure'> }) {
  return (
    <figure className="break-inside-avoid">
      <LazyPart fallback={<div className="h-64" />} errorFallback={<PartNotLoaded />}>
        <Drawing name={block.name} />
      </LazyPart>
      <figcaption className="mt-2 max-w-prose text-sm text-muted">
        <RichTextView text={block.caption} />
      </figcaption>
    </figure>
  )
}
