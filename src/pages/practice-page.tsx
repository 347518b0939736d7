import { useEffect, useState } from 'react'
import { useLoaderData, useNavigationType, useSearchParams } from 'react-router-dom'
import { PageHead } from '@/components/ui/page-head'
import { findLesson, type LessonId, lessonEntry } from '@/content/registry'
import { roadmap, roadmapStops } from '@/content/roadmap'
import type { QuizQuestion } from '@/content/types'
import { drawQuestions } from '@/features/quiz/draw'
import { Quiz, type Run } from '@/features/quiz/quiz'

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
        {roadmap.map((line) => (
          <option key={line.id} value={line.id}>
            {line.name} only
          </option>
        ))}
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

interface Runs {
  number: number
  run: Run
  /** Ids of the questions asked, in the order of asking. */
  seen: readonly string[]
}

/**
 * The run that a student left for a lesson, so that the way back leads into it. It is gone with the page: nothing is
 * saved.
 */
const left = new Map<string, Runs>()

/** The runs on one bank of questions: drawn in the browser, since a prerendered page must not know chance. */
function TopicQuiz({
  topic,
  bank,
  onUnderWay,
}: {
  topic: string
  bank: readonly QuizQuestion[]
  /** Told whether the student is past the first question, and not yet at the end. */
  onUnderWay: (underWay: boolean) => void
}) {
  const [runs, setRuns] = useState<Runs | null>(null)
  const cameBack = useNavigationType() === 'POP'

  function keep(next: Runs) {
    left.set(topic, next)
    setRuns(next)
    const { questions, answers, submitted } = next.run
    onUnderWay(answers.length > (submitted ? 1 : 0) && (submitted || answers.length < questions.length))
  }

  function start(number: number, seenBefore: readonly string[]) {
    const questions = drawQuestions(bank, seenBefore, Math.random)
    const ids = questions.map((question) => question.id)
    keep({
      number,
      run: { questions, answers: [], submitted: false },
      seen: [...seenBefore.filter((id) => !ids.includes(id)), ...ids],
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run starts once; the topic's key restarts it
  useEffect(() => {
    const before = cameBack ? left.get(topic) : undefined
    if (before === undefined) start(0, [])
    else keep(before)
  }, [])

  if (runs === null) return <p className="text-muted">Drawing three questions…</p>
  return (
    <Quiz
      key={runs.number}
      run={runs.run}
      takesFocus={runs.number > 0}
      onChange={(run) => keep({ ...runs, run })}
      onRestart={() => start(runs.number + 1, runs.seen)}
    />
  )
}

const lines = roadmap.map((line) => ({
  ...line,
  stops: line.levels.flatMap((level): readonly LessonId[] => level.stops),
}))

/** The stops that a choice of the picker stands for: a line, a stop or, for anything else, all of them. */
function stopsOf(choice: string): { topic: string; stops: readonly LessonId[] } {
  const line = lines.find(({ id }) => id === choice)
  if (line !== undefined) return { topic: line.id, stops: line.stops }
  const stop = findLesson(choice)?.id
  if (stop !== undefined && roadmapStops.includes(stop)) return { topic: stop, stops: [stop] }
  return { topic: '', stops: roadmapStops }
}

export function Component() {
  const bank = useLoaderData<typeof loader>()
  const [parameters, setParameters] = useSearchParams()
  // The prerendered page knows no query: the topic in the address counts once the app has taken the page over.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { topic, stops } = stopsOf(mounted ? (parameters.get('topic') ?? '') : '')
  const questions = bank.filter((question) => stops.some((stop) => stop === question.topicId))
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
      <PageHead
        title="Fill in the Blanks"
        description="Three questions on Spanish grammar with an explanation each, from all topics or from one."
      />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        Fill in the Blanks
      </h1>
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
