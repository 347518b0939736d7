import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OnDemand } from '@/components/ui/on-demand'
import { useVosotrosShown } from '@/components/vosotros'
import type { Block, Section } from '@/content/types'
import { SelfCheckCard } from '@/exercises/self-check-card'
import { remember } from '@/lib/memory'
import { type DrillVerbs, drawExercises, drillSections } from './drill-exercises'
import { loadVerbs } from './load-verbs'

/** Minutes and seconds since it appeared, until it is stopped. */
function Clock({ running }: { running: boolean }) {
  const [started] = useState(() => Date.now())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - started) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [running, started])
  return (
    <span role="timer" className="font-bold tabular-nums">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}

function Round({
  block,
  sections,
  verbs,
  random,
}: {
  block: Block<'drill'>
  sections: readonly Section[]
  verbs: DrillVerbs
  random: () => number
}) {
  const vosotros = useVosotrosShown()
  const draw = () => drawExercises(block, verbs, { vosotros, random })
  const [exercises, setExercises] = useState(draw)
  const [round, setRound] = useState(0)
  const [finished, setFinished] = useState(false)
  const [timed, setTimed] = useState(false)

  function startAgain() {
    setExercises(draw())
    setRound(round + 1)
    setFinished(false)
  }
  return (
    <div className="space-y-4">
      <SelfCheckCard
        key={round}
        exercises={exercises}
        sections={drillSections(block, sections)}
        forms
        onAnswered={({ id }, grade) => remember(id, grade)}
        onTurn={(left) => setFinished(left === 0)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule pt-3">
        {finished && <Button onClick={startAgain}>Ten more forms</Button>}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={timed}
            onChange={(event) => setTimed(event.target.checked)}
            className="size-5 accent-[var(--ink)]"
          />
          Show a clock
        </label>
        {timed && <Clock key={round} running={!finished} />}
      </div>
    </div>
  )
}

/** Ten typed forms; `sections` are the lesson's. Nothing is drawn before the student starts, so the page is the same for everybody. */
export function Drill({
  block,
  sections,
  random = Math.random,
}: {
  block: Block<'drill'>
  sections: readonly Section[]
  random?: () => number
}) {
  return (
    <div className="print:hidden">
      <p className="mb-4">
        Type ten forms: regular verbs first, then irregular ones. What you miss comes back until it is right.
      </p>
      <OnDemand label="Start" what="verb forms" load={() => loadVerbs(block.tense)}>
        {(verbs) => <Round block={block} sections={sections} verbs={verbs} random={random} />}
      </OnDemand>
    </div>
  )
}
