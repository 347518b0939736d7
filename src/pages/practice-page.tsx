import { useEffect, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { PageHead } from '@/components/ui/page-head'
import { findLesson, lessonEntry } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'
import type { QuizQuestion } from '@/content/types'
import { drawQuestions } from '@/features/quiz/draw'
import { Quiz } from '@/features/quiz/quiz'

/** The bank is data of this page alone, so it comes with it. */
export const loader = async () => (await import('@/content/practice/questions')).default

function TopicPicker({ topic, onPick }: { topic: string; onPick: (topic: string) => void }) {
  return (
    <label className="block font-bold">
      Topic
      <select
        value={topic}
        onChange={(event) => onPick(event.target.value)}
        className="mt-1 block min-h-11 w-full max-w-sm rounded-md border border-muted bg-card px-3 font-normal"
      >
        <option value="">All topics</option>
        {roadmap.flatMap((line) =>
          line.levels.map((level) => (
            <optgroup key={level.id} label={level.name}>
              {level.stops.map((id) => (
                <option key={id} value={id}>
                  {lessonEntry(id).title}
                </option>
              ))}
            </optgroup>
          )),
        )}
      </select>
    </label>
  )
}

/** The runs on one bank of questions: drawn in the browser, since a prerendered page must not know chance. */
function Runs({ bank }: { bank: readonly QuizQuestion[] }) {
  const [run, setRun] = useState<{ number: number; questions: readonly QuizQuestion[] } | null>(null)
  const [seen, setSeen] = useState<readonly string[]>([])

  function start(number: number, seenBefore: readonly string[]) {
    const questions = drawQuestions(bank, seenBefore, Math.random)
    const ids = questions.map((question) => question.id)
    setSeen([...seenBefore.filter((id) => !ids.includes(id)), ...ids])
    setRun({ number, questions })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run starts once; the bank's key restarts it
  useEffect(() => start(0, []), [])

  if (run === null) return <p className="text-muted">Drawing three questions…</p>
  return <Quiz key={run.number} questions={run.questions} onRestart={() => start(run.number + 1, seen)} />
}

export function Component() {
  const bank = useLoaderData<typeof loader>()
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page knows no query: the topic in the address counts once the app has taken the page over.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const asked = mounted ? findLesson(parameters.get('topic') ?? '')?.id : undefined
  const topic = asked !== undefined && roadmapStops.includes(asked) ? asked : ''
  const questions = topic === '' ? bank : bank.filter((question) => question.topicId === topic)

  return (
    <div className="page max-w-3xl py-10">
      <PageHead
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar with an explanation each, from all topics or from one."
      />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        Fill in the Blanks
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Three questions, four options each, and the reason every time. Nothing is saved, so guess boldly.
      </p>
      <div className="mt-6 space-y-6">
        <TopicPicker
          topic={topic}
          onPick={(picked) =>
            setParameters(picked === '' ? {} : { topic: picked }, { preventScrollReset: true })
          }
        />
        <Runs key={topic} bank={questions} />
      </div>
    </div>
  )
}
