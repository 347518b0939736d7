import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useVosotrosShown } from '@/components/vosotros'
import { loadQuestions } from '@/content/practice/load-questions'
import { chosenTopic } from './chosen-topic'
import { drawQuestions } from './draw'
import { Quiz, type Run } from './quiz'

interface Runs {
  number: number
  run: Run
  /** Ids of the questions asked so far, in order. */
  seen: readonly string[]
}

/**
 * The latest run for each topic, so that a student who follows a link to a lesson can come back and continue. In memory
 * only: nothing is saved.
 */
const runsLeft = new Map<string, Runs>()

/**
 * Runs of questions on a topic. The questions are drawn in the browser, because a prerendered page must be
 * deterministic.
 */
export function TopicQuiz({
  topic,
}: {
  /** A topic name that `chosenTopic` understands. */
  topic: string
}) {
  const [runs, setRuns] = useState<Runs | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const isMounted = useRef(false)
  const cameBack = useNavigationType() === 'POP'
  const vosotros = useVosotrosShown()

  function saveRuns(next: Runs) {
    runsLeft.set(topic, next)
    setRuns(next)
  }

  async function draw(number: number, seenBefore: readonly string[]) {
    const { asked } = chosenTopic(topic)
    const questions = await drawQuestions(asked, loadQuestions, seenBefore, {
      vosotros,
      random: Math.random,
    })
    if (!isMounted.current) return
    const ids = questions.map((question) => question.id)
    saveRuns({
      number,
      run: { questions, answers: [], submitted: false },
      seen: [...seenBefore.filter((id) => !ids.includes(id)), ...ids],
    })
  }

  const start = (number: number, seenBefore: readonly string[]) =>
    void draw(number, seenBefore).catch((error: unknown) => setFailure(error))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run starts once; the topic's key restarts it
  useEffect(() => {
    isMounted.current = true
    const before = cameBack ? runsLeft.get(topic) : undefined
    if (before === undefined) start(0, [])
    else saveRuns(before)
    return () => {
      isMounted.current = false
    }
  }, [])

  // The error boundary explains what is missing and how to get it.
  if (failure !== undefined) throw failure

  if (runs === null) return <p className="text-muted">Choosing three questions…</p>
  return (
    <Quiz
      key={runs.number}
      run={runs.run}
      takesFocus={runs.number > 0}
      onChange={(run) => saveRuns({ ...runs, run })}
      onRestart={() => start(runs.number + 1, runs.seen)}
    />
  )
}
