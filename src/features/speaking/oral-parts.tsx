import { RichTextView, SpokenText } from '@/components/rich-text'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { textLinkClasses } from '@/components/ui/text-link'
import type { OralPicture } from '@/content/rooms/speaking-types'
import type { Example } from '@/content/types'
import { classNames } from '@/lib/class-names'
import { ExaminerLine } from './examiner-line'
import { RecordingPanel } from './recording-panel'

/** Spanish phrases with translations, one per line. */
export function Phrases({ rows }: { rows: readonly Example[] }) {
  return (
    <dl className="stack-2">
      {rows.map(({ es, en, note }) => (
        <div key={es}>
          <dt>
            <SpokenText text={es} />
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
  )
}

/** A timetable for the talk, drawn as a line. The phrases for each stop are collapsed below it. */
export function TalkPlan({ plan, colour }: { plan: OralPicture['plan']; colour: LineColour }) {
  const line = lineColours[colour]
  return (
    <section aria-labelledby="plan" className="max-w-prose">
      <h2 id="plan" className="text-2xl">
        A plan for the presentation
      </h2>
      <ol className="mt-4">
        {plan.map(({ when, what, says }, index) => (
          <li key={when} className="relative pb-6 pl-9 last:pb-1">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-3 -bottom-3 left-[0.4rem] w-1.5',
                line.background,
                index === plan.length - 1 && 'hidden',
              )}
            />
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1 left-0 size-5 rounded-full border-4 bg-card',
                line.border,
              )}
            />
            <h3 className="text-lg">{when}</h3>
            <p>
              <RichTextView text={what} />
            </p>
            {says.length > 0 && (
              <details className="mt-1">
                <summary className={`min-h-6 ${textLinkClasses}`}>How to say it</summary>
                <div className="mt-2">
                  <Phrases rows={says} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Records the whole talk. */
export function OwnTalk() {
  return (
    <section aria-labelledby="talk" className="stack-2 print:hidden">
      <h2 id="talk" className="text-2xl">
        Your presentation
      </h2>
      <p className="max-w-prose">
        Start the clock, speak to the end without stopping, then listen to yourself.
      </p>
      <RecordingPanel slot="talk" of="my presentation" />
    </section>
  )
}

/** Questions that the teacher may ask after the presentation. */
export function TeacherQuestions({ questions }: { questions: readonly Example[] }) {
  return (
    <section aria-labelledby="discussion" className="max-w-prose">
      <h2 id="discussion" className="text-2xl">
        The follow-up discussion
      </h2>
      <ol className="mt-3 stack-6">
        {questions.map(({ es, en, note }, index) => (
          <li key={es} className="stack-2">
            <h3 className="text-lg">Question {index + 1}</h3>
            <ExaminerLine says={es} en={en} who="your teacher" of={`question ${index + 1}`} />
            {note !== undefined && (
              <p>
                <RichTextView text={note} />
              </p>
            )}
            <RecordingPanel slot={`question-${index + 1}`} of={`question ${index + 1}`} />
          </li>
        ))}
      </ol>
    </section>
  )
}
