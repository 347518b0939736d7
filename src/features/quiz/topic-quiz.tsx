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
  /** Ids of the questions asked, in the order of asking. */
  seen: readonly string[]
}

/**
 * The run that a student left for a lesson, so that the way back leads into it. It is gone with the page: nothing is
 * saved.
 */
const left = new Map<string, Runs>()

/** The runs on the questions of a topic: drawn in the browser, since a prerendered page must not know chance. */
export function TopicQuiz({
  topic,
}: {
  /** As `chosenTopic` names it. */
  topic: string
}) {
  const [runs, setRuns] = useState<Runs | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const onPage = useRef(false)
  const cameBack = useNavigationType() === 'POP'
  const vosotros = useVosotrosShown()

  function keep(next: Runs) {
    left.set(topic, next)
    setRuns(next)
  }

  async function draw(number: number, seenBefore: readonly string[]) {
    const { asked } = chosenTopic(topic)
    const questions = await drawQuestions(asked, loadQuestions, seenBefore, {
      vosotros,
      random: Math.random,
    })
    if (!onPage.current) return
    const ids = questions.map((question) => question.id)
    keep({
      number,
      run: { questions, answers: [], submitted: false },
      seen: [...seenBefore.filter((id) => !ids.includes(id)), ...ids],
    })
  }

  const start = (number: number, seenBefore: readonly string[]) =>
    void draw(number, seenBefore).catch((error: unknown) => setFailure(error))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run starts once; the topic's key restarts it
  useEffect(() => {
    onPage.current = true
    const before = cameBack ? left.get(topic) : undefined
    if (before === undefined) start(0, [])
    else keep(before)
    return () => {
      onPage.current = false
    }
  }, [])

  // The page says what is missing, and how to get it.
  if (failure !== undefined) throw failure

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
