import { SpanishText } from '@/components/rich-text'
import { SpeakButton } from '@/components/ui/speak-button'
import type { OralExtract } from '@/content/rooms/speaking-types'
import { plainSpanish } from '@/spanish/markup'
import { CollapsedModel } from './model-answers'
import { OwnTalk, TalkPlan, TeacherQuestions } from './oral-parts'
import { PieceFrame } from './piece-frame'
import { extractPaper } from './stages'

/** A text extract for the Higher Level oral. */
export function ExtractView({ extract }: { extract: OralExtract }) {
  const { id, text, summary, plan, questions } = extract
  return (
    <PieceFrame
      id={id}
      paper={extractPaper}
      beforeClock={
        <>
          <section aria-labelledby="extract" className="max-w-prose">
            <h2 id="extract" className="flex items-center gap-2 text-2xl">
              The extract
              <SpeakButton text={text.map(plainSpanish).join(' ')} />
            </h2>
            <div lang="es" translate="no" className="mt-3 stack-3 text-lg">
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <SpanishText text={paragraph} />
                </p>
              ))}
            </div>
          </section>
          <CollapsedModel name="What it is about" model={summary} />
        </>
      }
    >
      <OwnTalk />
      <TalkPlan plan={plan} colour="higher" />
      <TeacherQuestions questions={questions} />
    </PieceFrame>
  )
}
