import type { SpeakingTopic } from '@/content/rooms/speaking-types'
import { PieceFrame } from './piece-frame'
import { topicPaper } from './stages'
import { TopicQuestions } from './topic-questions'

const slotOf = (index: number) => `question-${index + 1}`

/** The questions on one topic, in the order past, present, future, opinion. */
export function TopicView({ id, topic: { questions } }: { id: string; topic: SpeakingTopic }) {
  return (
    <PieceFrame id={id} paper={topicPaper}>
      <section aria-labelledby="questions" className="max-w-prose stack-4">
        <h2 id="questions" className="text-2xl">
          Questions
        </h2>
        <TopicQuestions questions={questions} slotOf={slotOf} />
      </section>
    </PieceFrame>
  )
}
