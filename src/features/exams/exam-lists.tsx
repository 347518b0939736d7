import { RichTextView, SpanishText } from '@/components/rich-text'
import { SpeakButton, useSpokenIds } from '@/components/ui/speak-button'
import type { ExamList } from '@/content/types'
import { plainSpanish } from '@/spanish/markup'
import { NamedSummary } from './details-summary'

function Rows({ rows }: Pick<ExamList, 'rows'>) {
  const said = useSpokenIds()
  return (
    <ul className="mt-2">
      {rows.map(({ es, en, note }, index) => (
        <li
          key={es}
          className="flex break-inside-avoid items-start gap-1 border-t border-rule py-2 print:py-0.5"
        >
          <div className="flex-1">
            <b className="block font-semibold print:inline">
              <SpanishText text={es} id={said(index)} />
            </b>{' '}
            <span className="text-muted">{en}</span>
            {note !== undefined && (
              <p className="mt-1 whitespace-pre-line">
                <RichTextView text={note} />
              </p>
            )}
          </div>
          <SpeakButton text={plainSpanish(es)} textId={said(index)} />
        </li>
      ))}
    </ul>
  )
}

/** Practice lists, each collapsed under its title. */
export function ClosedLists({ lists }: { lists: readonly ExamList[] }) {
  return (
    <ul className="stack-2">
      {lists.map(({ title, what, rows }) => (
        <li key={title}>
          <details>
            <NamedSummary>{title}</NamedSummary>
            {what !== undefined && (
              <p className="mt-2 max-w-prose">
                <RichTextView text={what} />
              </p>
            )}
            <Rows rows={rows} />
          </details>
        </li>
      ))}
    </ul>
  )
}

/** All the lists, expanded, and side by side if there is room. */
export function OpenLists({ lists }: { lists: readonly ExamList[] }) {
  return (
    <div className="gap-x-6 sm:columns-2 print:columns-3 print:gap-x-4">
      {lists.map(({ title, what, rows }) => (
        <div key={title} className="mb-4 print:mb-2">
          <h3 className="text-lg print:text-base">{title}</h3>
          {what !== undefined && (
            <p className="mt-1">
              <RichTextView text={what} />
            </p>
          )}
          <Rows rows={rows} />
        </div>
      ))}
    </div>
  )
}
