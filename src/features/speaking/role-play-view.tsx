import { useState } from 'react'
import { SpanishText } from '@/components/rich-text'
import { textLinkClasses } from '@/components/ui/text-link'
import type { RolePlay } from '@/content/rooms/speaking-types'
import { useFocusWhen } from '@/lib/use-focus-when'
import { rolePlayQuestions } from './examiner-questions'
import { PieceFrame } from './piece-frame'
import { RolePlayMarking } from './role-play-marking'
import { Sequence } from './sequence'
import { rolePlayPaper } from './stages'

/**
 * The candidate's card: the situation, and the character that the examiner plays. As in the exam, it does not show the
 * questions.
 */
export function RolePlayCard({ rolePlay: { situation, examinerIs } }: { rolePlay: RolePlay }) {
  return (
    <section
      aria-label="Your card"
      className="max-w-prose rounded-lg border-2 border-ink bg-card p-edge sm:p-6"
    >
      <p className="text-lg">
        <SpanishText text={situation.es} />
      </p>
      <p className="mt-2">
        <b>The examiner:</b> <SpanishText text={examinerIs.es} />
      </p>
      <details className="mt-2 print:hidden">
        <summary className={`min-h-6 ${textLinkClasses}`}>The card in English</summary>
        <p className="mt-2 text-muted">
          {situation.en} The examiner: {examinerIs.en}.
        </p>
      </details>
    </section>
  )
}

const slotOf = (index: number) => `prompt-${index + 1}`

/** A role play: the card, five questions one after another, and the marking of each answer. */
export function RolePlayView({ id, rolePlay }: { id: string; rolePlay: RolePlay }) {
  const { prompts, examinerIs } = rolePlay
  const [isOpen, setOpen] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [rounds, setRounds] = useState(0)
  const samples = useFocusWhen<HTMLElement>(rounds, { scroll: true })
  // The button for another round is at the end of the results.
  const sequence = (
    <section aria-labelledby="role-play" className="stack-4 print:hidden">
      <h2 id="role-play" className="text-2xl">
        The role play
      </h2>
      <Sequence
        start={rounds === 0 ? 'Begin the role play' : 'Try again'}
        asked={rolePlayQuestions(rolePlay, { slotOf, name: 'Question' })}
        onBegin={() => {
          setOpen(false)
          setRunning(true)
        }}
        onEnd={() => {
          setRunning(false)
          setOpen(true)
          setRounds(rounds + 1)
        }}
      />
    </section>
  )
  return (
    <PieceFrame id={id} paper={rolePlayPaper} beforeClock={<RolePlayCard rolePlay={rolePlay} />}>
      {rounds === 0 && sequence}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={samples} className="text-2xl leading-tight underline-offset-4 hover:underline">
          <h2 className="inline">What earns the marks</h2>
        </summary>
        <div className="mt-4 max-w-prose">
          <RolePlayMarking prompts={prompts} slotOf={slotOf} who={examinerIs.en} isAnswered={!isRunning} />
        </div>
      </details>
      {rounds > 0 && sequence}
    </PieceFrame>
  )
}
