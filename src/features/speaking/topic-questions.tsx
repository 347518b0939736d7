import { SpokenText } from '@/components/rich-text'
import { textLinkClasses } from '@/components/ui/text-link'
import type { SpeakingTime, SpeakingTopic } from '@/content/rooms/speaking-types'
import { classNames } from '@/lib/class-names'
import { ExaminerLine } from './examiner-line'
import { CollapsedModel } from './model-answers'
import { RecordingPanel } from './recording-panel'

const times: Readonly<Record<SpeakingTime, string>> = {
  past: 'Past',
  present: 'Present',
  future: 'Future',
  opinion: 'Opinion',
}

/** The questions, drawn as a line from the past to an opinion. Each has a simple and a full answer, both collapsed. */
export function TopicQuestions({
  questions,
  slotOf,
  numbered = 'Question',
}: {
  questions: SpeakingTopic['questions']
  slotOf: (index: number) => string
  numbered?: string
}) {
  return (
    <ol>
      {questions.map(({ when, asks, en, model, easier, next }, index) => {
        const isFirst = questions[index - 1]?.when !== when
        return (
          <li key={asks} className="relative pb-8 pl-9 last:pb-1">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-3 -bottom-3 left-[0.4rem] w-1.5 bg-line-foundation',
                index === questions.length - 1 && 'hidden',
              )}
            />
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1 left-0 size-5 rounded-full border-4 border-line-foundation bg-card',
                isFirst && 'bg-line-foundation',
              )}
            />
            <h3 className="text-lg">
              {numbered} {index + 1} <span className="text-muted">· {times[when]}</span>
            </h3>
            <div className="mt-1 stack-2">
              <ExaminerLine
                says={asks}
                en={en}
                who="the examiner"
                of={`${numbered.toLowerCase()} ${index + 1}`}
              />
              <RecordingPanel
                slot={slotOf(index)}
                of={`${numbered.toLowerCase()} ${index + 1}`}
                model={model.es}
              />
              <CollapsedModel name="An easier answer" model={easier} />
              <CollapsedModel name="A full answer" model={model} />
              {next !== undefined && (
                <details>
                  <summary className={`min-h-6 ${textLinkClasses}`}>What might come next</summary>
                  <p className="mt-1">
                    <SpokenText text={next} />
                  </p>
                </details>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
