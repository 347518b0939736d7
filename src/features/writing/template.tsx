import { RichTextView, SpanishText } from '@/components/rich-text'
import type { TextType } from '@/content/rooms/writing-types'
import type { Example } from '@/content/types'

function Phrases({ title, rows }: { title: string; rows: readonly Example[] }) {
  return (
    <>
      <h3 className="mt-4 text-lg">{title}</h3>
      <dl className="mt-1">
        {rows.map(({ es, en, note }) => (
          <div key={es} className="border-t border-rule py-1.5">
            <dt className="font-bold">
              <SpanishText text={es} />
            </dt>
            <dd className="text-muted">
              {en}
              {note !== undefined && (
                <>
                  {' '}
                  <RichTextView text={note} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How to structure the text, from top to bottom. */
export function Template({ textType }: { textType: TextType }) {
  return (
    <>
      <p>
        <RichTextView text={textType.register} />
      </p>
      <h3 className="mt-4 text-lg">From top to bottom</h3>
      <ol className="mt-1 list-decimal stack-1 pl-6">
        {textType.layout.map((one) => (
          <li key={one}>
            <RichTextView text={one} />
          </li>
        ))}
      </ol>
      <Phrases title="How to begin" rows={textType.openings} />
      <Phrases title="Phrases that nearly always work" rows={textType.phrases} />
      <Phrases title="How to end" rows={textType.closings} />
    </>
  )
}
