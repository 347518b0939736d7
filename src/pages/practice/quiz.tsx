import { useSearchParams } from 'react-router-dom'
import { chosenTopic } from '@/features/quiz/chosen-topic'
import { TopicPicker } from '@/features/quiz/topic-picker'
import { TopicQuiz } from '@/features/quiz/topic-quiz'
import { useReady } from '@/lib/use-ready'

/** The choice of a topic, and its questions. */
export function PracticeQuiz() {
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page has no query, so the topic in the address applies only after hydration.
  const { topic } = chosenTopic(useReady() ? (parameters.get('topic') ?? '') : '')

  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Three questions, four options each, and the reason every time. Nothing is saved, so have a go.
      </p>
      <div className="mt-6 stack-6">
        <TopicPicker
          topic={topic}
          onPick={(picked) =>
            setParameters(picked === '' ? {} : { topic: picked }, { preventScrollReset: true })
          }
        />
        <TopicQuiz key={topic} topic={topic} />
      </div>
    </>
  )
}
