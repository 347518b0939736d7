import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RichTextView } from '@/components/rich-text'
import type { GuidePart } from '@/content/types'
import { NamedSummary } from './details-summary'
import { ClosedLists } from './exam-lists'
import { QuestionTypes } from './paper-sections'
import { TimedSetView } from './timed-set'

/** One piece of background. Long parts are collapsed under their own titles. */
export function BackgroundPart({
  part: { id, title, text, points, lists, models, sets },
}: {
  part: GuidePart
}) {
  const { hash } = useLocation()
  /**
   * The id of the set in the hash, which is open from the start. Set in an effect because the prerendered page doesn’t
   * know the hash.
   */
  const [named, setNamed] = useState('')
  useEffect(() => setNamed(hash.slice(1)), [hash])
  return (
    <div>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="mt-1 max-w-prose">
        <RichTextView text={text} />
      </p>
      <div className="mt-2 stack-2 [&>[open]>summary]:mb-3">
        {points?.map((group) => (
          <details key={group.title}>
            <NamedSummary>{group.title}</NamedSummary>
            <ul className="mt-2 max-w-prose list-disc stack-1 pl-5">
              {group.items.map((item) => (
                <li key={item}>
                  <RichTextView text={item} />
                </li>
              ))}
            </ul>
          </details>
        ))}
        {lists !== undefined && <ClosedLists lists={lists} />}
        {models !== undefined && (
          <details>
            <NamedSummary>Tasks with model answers</NamedSummary>
            <QuestionTypes paper={{ questionTypes: models }} />
          </details>
        )}
        {sets?.map(({ id: setId, name, set }) => (
          <details key={setId} id={setId} open={named === setId}>
            <NamedSummary>{name}</NamedSummary>
            <TimedSetView set={set} />
          </details>
        ))}
      </div>
    </div>
  )
}
