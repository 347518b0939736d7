import { RichTextView, SpokenText } from '@/components/rich-text'
import { textLinkClasses } from '@/components/ui/text-link'
import type { Example } from '@/content/types'

/** A model answer, collapsed so that students give their own answer first. */
export function CollapsedModel({ name, model }: { name: string; model: Example }) {
  return (
    <details>
      <summary className={`min-h-6 ${textLinkClasses}`}>{name}</summary>
      <div className="mt-1 mb-2 border-l-4 border-rule pl-3">
        <p>
          <SpokenText text={model.es} />
        </p>
        <p className="text-muted">{model.en}</p>
        {model.note !== undefined && (
          <p className="mt-1">
            <RichTextView text={model.note} />
          </p>
        )}
      </div>
    </details>
  )
}
