import type { SpeakingTopic } from '@/content/rooms/speaking-types'
import { plainSpanish } from '@/spanish/markup'
import { PieceFrame } from './piece-frame'
import { topicPaper } from './stages'
import { TopicQuestions } from './topic-questions'

const slotOf = (place: number) => `question-${place + 1}`

/** The questions on one topic, in the order past, present, future, opinion. */
export function TopicView({ id, topic: { area, name, questions } }: { id: string; topic: SpeakingTopic }) {
  return (
    <PieceFrame
      id={id}
      title={plainSpanish(name.es)}
      isSpanish
      pageTitle={`${name.en}: questions for the IGCSE speaking test`}
      description={`${questions.length} questions on ${name.en} for IGCSE Spanish speaking, with an easier and a full answer to each and your own recording beside them.`}
      badges={['IGCSE', 'Topic conversation']}
      colour="foundation"
      paper={topicPaper}
      lead={
        <p>
          {area === name.en ? area : `${area}: ${name.en}`}. {questions.length} questions from the past to
          your opinion. In the exam about five fill four minutes.
        </p>
      }
    >
      <section aria-labelledby="questions" className="max-w-prose stack-4">
        <h2 id="questions" className="text-2xl">
          Questions
        </h2>
        <TopicQuestions questions={questions} slotOf={slotOf} />
      </section>
    </PieceFrame>
  )
}
