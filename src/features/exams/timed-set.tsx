import { RichTextView } from '@/components/rich-text'
import { Countdown } from '@/components/ui/countdown'
import { VoiceHint } from '@/components/ui/voice-hint'
import { WhenReady } from '@/components/ui/when-ready'
import type { SetPart, TimedSet } from '@/content/types'
import { countOf } from '@/lib/count-of'
import { NamedSummary } from './details-summary'
import { Choices, Passage } from './passage'

const marksOf = (parts: readonly SetPart[]) =>
  parts.flatMap(({ questions }) => questions).reduce((sum, { marks = 0 }) => sum + marks, 0)

const Marks = ({ marks }: { marks: number | undefined }) =>
  marks !== undefined && <span className="text-sm text-muted">{`[${marks}]`}</span>

/** Numbers the questions across the whole set, so that the mark scheme can refer to them. */
const numbered = (parts: readonly SetPart[]) => {
  let number = 0
  return parts.map((part) => ({
    ...part,
    questions: part.questions.map((question) => ({ ...question, number: ++number })),
  }))
}

/**
 * A short paper. The set and its mark scheme are both collapsed until the student opens them. The clock is
 * optional.
 */
export function TimedSetView({ set }: { set: TimedSet }) {
  const parts = numbered(set.parts)
  return (
    <>
      <p className="max-w-prose">
        <b>
          {set.minutes} minutes, {countOf(marksOf(set.parts), 'mark')}.
        </b>{' '}
        <RichTextView text={set.how} />
      </p>
      <details className="mt-3">
        <NamedSummary>The set</NamedSummary>
        <div className="mt-3 stack-5">
          <div className="print:hidden">
            <WhenReady>
              <Countdown minutes={set.minutes} whenOver="Time’s up. You can carry on." />
            </WhenReady>
          </div>
          {set.parts.some(({ heard }) => heard === true) && <VoiceHint />}
          {parts.map((part) => (
            <section key={part.title} className="rounded-md bg-paper p-4">
              <h4 className="text-lg">
                {part.title} ({countOf(marksOf([part]), 'mark')})
              </h4>
              <p className="mt-1 max-w-prose">
                <RichTextView text={part.task} />
              </p>
              {part.choices !== undefined && <Choices choices={part.choices} />}
              {part.text !== undefined && <Passage text={part.text} heard={part.heard} once={set.once} />}
              <ol className="mt-3 stack-3">
                {part.questions.map(({ number, ask, text, second, choices, marks }) => (
                  <li key={ask} value={number} className="ml-6 list-decimal pl-1 marker:font-bold">
                    <span className="whitespace-pre-line">
                      <RichTextView text={ask} />
                    </span>{' '}
                    <Marks marks={marks} />
                    {text !== undefined && <Passage text={text} heard={part.heard} once={set.once} />}
                    {second !== undefined && (
                      <>
                        <p className="mt-2">Second part, after your answer:</p>
                        <Passage text={second} heard={part.heard} once={set.once} />
                      </>
                    )}
                    {choices !== undefined && <Choices choices={choices} />}
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <details className="print:break-before-page">
            <NamedSummary>The mark scheme</NamedSummary>
            <ol className="mt-3 max-w-prose stack-2">
              {parts.flatMap(({ questions }) =>
                questions.map(({ number, ask, marks, key }) => (
                  <li key={ask} value={number} className="ml-6 list-decimal pl-1 marker:font-bold">
                    <span className="whitespace-pre-line">
                      <RichTextView text={key} />
                    </span>{' '}
                    <Marks marks={marks} />
                  </li>
                )),
              )}
            </ol>
            <p className="mt-3 max-w-prose">
              <RichTextView text={set.result} />
            </p>
          </details>
        </div>
      </details>
    </>
  )
}
