import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '@/components/ui/page-header'
import { part } from '@/components/ui/part'
import { loadBank } from '@/content/practice/load-bank'
import { chosenTopic } from '@/features/quiz/chosen-topic'
import { TopicPicker } from '@/features/quiz/topic-picker'
import { isFirstPage } from '@/lib/first-page'
import { useReady } from '@/lib/use-ready'

const TopicQuiz = part(async () => (await import('@/features/quiz/topic-quiz')).TopicQuiz, { data: loadBank })

export const loader = () => isFirstPage() || Promise.all([loadBank(), TopicQuiz.load()]).then(() => true)

export function Component() {
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page knows no query: the topic in the address counts once the app has taken the page over.
  const { topic } = chosenTopic(useReady() ? (parameters.get('topic') ?? '') : '')
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
        <TopicQuiz key={topic} topic={topic} onUnderWay={setUnderWay} />
        {underWay && picker}
      </div>
    </div>
  )
}
