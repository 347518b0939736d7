import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { RichTextView } from '@/components/rich-text'
import { LoadButton, useLoading } from '@/components/ui/load-on-demand'
import { textLinkClasses } from '@/components/ui/text-link'
import { useVosotrosShown } from '@/components/vosotros'
import type { Block, FillExercise, Section } from '@/content/types'
import { SelfCheckCard } from '@/exercises/self-check-card'
import { classNames } from '@/lib/class-names'
import { recordAnswer } from '@/lib/memory'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { type TenseId, tensesByTime } from '@/spanish/tenses'
import { captionClasses } from '../caption'
import {
  type DrillChoice,
  type DrillVerbs,
  drawExercises,
  drillKinds,
  drillPersons,
  drillSections,
  formationSections,
  whatIsMissing,
  wholeDrill,
} from './drill-exercises'
import { ChosenLine, DrillOptions, Tick } from './drill-options'
import { loadVerbs } from './load-verbs'

/** Minutes and seconds since mount, until `running` is false. */
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
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </span>
  )
}

const tensesTaught = tensesByTime
  .flatMap(({ tenses }): readonly TenseId[] => tenses)
  .flatMap(formationSections)

/**
 * Ten typed forms at a time, drawn from what the student chooses. `sections` are the lesson's. Nothing is drawn until
 * the student starts, so the prerendered page is the same for everybody.
 */
export function Drill({
  block,
  sections,
  random = Math.random,
}: {
  block: Block<'drill'>
  sections: readonly Section[]
  random?: () => number
}) {
  const vosotros = useVosotrosShown()
  const caption = useId()
  const [choice, setChoice] = useState(() => wholeDrill(block))
  const panel = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** The student has not touched the options yet. */
  const [isFresh, setFresh] = useState(true)
  const loaded = useRef(new Map<TenseId, DrillVerbs>())
  const loading = useLoading('verb forms')
  /** No form matches the choice. */
  const [isEmpty, setIsEmpty] = useState(false)
  /** The exercises of the current round. */
  const [exercises, setExercises] = useState<readonly FillExercise[]>([])
  const [round, setRound] = useState(0)
  const [finished, setFinished] = useState(false)
  const [timed, setTimed] = useState(false)

  const followPanel = useCallback(() => {
    const open = panel.current?.open === true
    setOpen(open)
    if (open) setFresh(false)
  }, [])
  // The panel may have been opened before hydration.
  useEffect(followPanel, [followPanel])

  async function begin() {
    const missing = choice.tenses.filter((tense) => !loaded.current.has(tense))
    // Do not await when everything is loaded: a phone opens its keyboard only for focus set synchronously in the press
    // handler.
    if (missing.length > 0) {
      const verbs = await loading.load(() =>
        Promise.all(missing.map(async (tense) => [tense, await loadVerbs(tense)] as const)),
      )
      if (verbs === undefined) return
      for (const [tense, forms] of verbs) loaded.current.set(tense, forms)
    }
    const drawn = drawExercises(block, loaded.current, { choice, vosotros, random })
    setIsEmpty(drawn.length === 0)
    if (drawn.length === 0) return
    setExercises(drawn)
    setRound((last) => last + 1)
    setFinished(false)
    setOpen(false)
  }

  const start = (label: string) => (
    <LoadButton loading={loading} onPress={() => void begin()}>
      {label}
    </LoadButton>
  )
  const isUnderWay = exercises.length > 0 && !finished
  return (
    <section aria-labelledby={block.caption === undefined ? undefined : caption} className="print:hidden">
      {block.caption !== undefined && (
        <h3 id={caption} className={captionClasses}>
          <RichTextView text={block.caption} />
        </h3>
      )}
      <p>
        Type ten forms: regular verbs first, then irregular ones. Any you get wrong come back until they’re
        right.
      </p>
      <details
        ref={panel}
        open={isOpen}
        onToggle={followPanel}
        className="group/drill my-3 rounded-md border border-rule px-3"
      >
        <summary className="flex min-h-11 list-none items-center gap-3 py-2 leading-snug [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <ChosenLine block={block} sections={sections} choice={choice} />
          </span>
          <span className={classNames('shrink-0', textLinkClasses)}>
            <span className="group-open/drill:hidden">Change</span>
            <span className="hidden group-open/drill:inline">Close</span>
          </span>
        </summary>
        {!isFresh && <DrillOptions block={block} sections={sections} choice={choice} onChoose={choose} />}
        {isUnderWay && <div className="py-3">{start('Start again with these')}</div>}
      </details>
      <div className="stack-4">
        {exercises.length > 0 && (
          <RemountOnOwnerChange>
            <SelfCheckCard
              key={round}
              exercises={exercises}
              sections={[...drillSections(block, sections), ...tensesTaught]}
              forms
              onAnswered={({ id }, grade) => recordAnswer(id, grade)}
              onTurn={(left) => setFinished(left === 0)}
            />
          </RemountOnOwnerChange>
        )}
        <p role="status" className="empty:hidden">
          {isEmpty
            ? whatIsMissing(choice, {
                persons: drillPersons(choice.tenses, vosotros),
                kinds: drillKinds(block, sections, choice),
              })
            : loading.said}
        </p>
        {exercises.length === 0 && start('Start')}
        {exercises.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule pt-3">
            {finished && start('Ten more forms')}
            <Tick className="min-h-11 gap-3" checked={timed} onChange={setTimed}>
              Show a clock
            </Tick>
            {timed && <Clock key={round} running={!finished} />}
          </div>
        )}
      </div>
    </section>
  )

  function choose(chosen: DrillChoice) {
    setChoice(chosen)
    setIsEmpty(false)
  }
}
