import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MyExam } from '@/components/my-exam/my-exams'
import { useMyExams } from '@/components/my-exam/use-my-exams'
import { chosenTopic } from '@/features/quiz/chosen-topic'
import { TopicPicker } from '@/features/quiz/topic-picker'
import { TopicQuiz } from '@/features/quiz/topic-quiz'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useReady } from '@/lib/use-ready'

/** The value of `topic` in the URL for all topics, when the student's exams imply a different default. */
const allTopics = 'all'

/** The initial topic: all topics, unless all of the student's exams belong to the first line of the map. */
const topicFor = (exams: readonly MyExam[]): string =>
  exams.length > 0 && exams.every(({ exam }) => exam === 'igcse' || exam === 'ab-initio') ? 'igcse' : ''

function Quiz() {
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page has no query, so the topic in the address applies only after hydration.
  const isReady = useReady()
  const exams = useMyExams()
  // The topic for the student's exams when the page was opened, so that a change of exam does not end a run.
  const [ofExam, setOfExam] = useState<string>()
  if (exams !== undefined && ofExam === undefined) setOfExam(topicFor(exams ?? []))
  const mine = ofExam ?? ''
  const { topic } = chosenTopic(isReady ? (parameters.get('topic') ?? mine) : '')

  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Three questions, four options each, and an explanation every time. Nothing is saved, so have a go.
      </p>
      <div className="mt-6 stack-6">
        <TopicPicker
          topic={topic}
          onPick={(picked) =>
            setParameters(picked === mine ? {} : { topic: picked === '' ? allTopics : picked }, {
              preventScrollReset: true,
            })
          }
        />
        <TopicQuiz key={topic} topic={topic} />
      </div>
    </>
  )
}

/** The topic picker and the questions on the chosen topic. */
export const PracticeQuiz = () => (
  <RemountOnOwnerChange>
    <Quiz />
  </RemountOnOwnerChange>
)
