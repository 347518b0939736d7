import { useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/components/ui/page-header'
import { chosenTopic } from '@/features/quiz/chosen-topic'
import { TopicPicker } from '@/features/quiz/topic-picker'
import { TopicQuiz } from '@/features/quiz/topic-quiz'
import { useReady } from '@/lib/use-ready'

/** The bank is data of this page alone, so it comes with it. */
export const loader = async () => (await import('@/content/practice/questions')).default

export function Component() {
  const bank = useLoaderData<typeof loader>()
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page knows no query: the topic in the address counts once the app has taken the page over.
  const { topic, asks } = chosenTopic(useReady() ? (parameters.get('topic') ?? '') : '')
  const questions = bank.filter(asks)
  // Then the card is what the student wants to see; what stands over it would push it down the screen.
  const [underWay, setUnderWay] = useState(false)
  const picker = (
    <TopicPicker
      topic={topic}
      onPick={(picked) => setParameters(picked === '' ? {} : { topic: picked }, { preventScrollReset: true })}
    />
  )

  return (
    <div className="page max-w-3xl py-10">
      <PageHeader
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar with an explanation each, from all topics or from one."
      />
      {!underWay && (
        <p className="mt-3 max-w-prose text-lg text-muted">
          Three questions, four options each, and the reason every time. Nothing is saved, so guess boldly.
        </p>
      )}
      <div className="mt-6 space-y-6">
        {!underWay && picker}
        <TopicQuiz key={topic} topic={topic} bank={questions} onUnderWay={setUnderWay} />
        {underWay && picker}
      </div>
    </div>
  )
}
