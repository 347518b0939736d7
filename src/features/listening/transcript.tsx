import { Volume2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { ListeningPassage } from '@/content/rooms/types'
import { type Proof, proofElementId, questionElementId, splitByProofs } from '@/exercises/paper/proofs'
import { isMute, useCanSpeak } from '@/lib/speech'
import { plainSpanish } from '@/spanish/markup'
import { recordingsOf, timesOf } from './listening-papers'

/** A line in which the words that prove an answer are highlighted. */
function Words({
  text,
  proofs,
  taken,
}: {
  text: string
  proofs: readonly Proof[]
  taken: Set<string>
}): ReactNode {
  let end = 0
  return splitByProofs(text, proofs, taken).map((stretch) => {
    const start = end
    end += stretch.text.length
    if (stretch.proofs.length === 0) return stretch.text
    return (
      <mark key={start} className="bg-signal-wash text-ink underline decoration-dotted underline-offset-4">
        {stretch.begins.map(({ id, number }) => (
          <span
            key={id}
            id={proofElementId(id)}
            tabIndex={-1}
            lang="en"
            translate="yes"
            className="scroll-mt-24"
          >
            <TextLink
              to={{ hash: questionElementId(id) }}
              aria-label={`Proves question ${number}`}
              className="mr-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded-full bg-ink px-1 text-xs text-paper no-underline"
            >
              {number}
            </TextLink>
          </span>
        ))}
        {stretch.text}
      </mark>
    )
  })
}

/** The transcript, closed until the student asks for it. */
export function Transcript({
  passage: { speakers, lines },
  proofs,
  whole,
  onSay,
}: {
  passage: ListeningPassage
  /** The words that prove the answers, once the answers have been marked. */
  proofs: readonly Proof[]
  whole: RefObject<HTMLDetailsElement | null>
  onSay: (line: number) => void
}) {
  const canHear = !isMute(useCanSpeak())
  const taken = new Set<string>()
  return (
    <details ref={whole} className="group mt-4 print:hidden">
      <summary className="min-h-6 font-bold underline underline-offset-4">
        <span className="group-open:hidden">Show the transcript</span>
        <span className="hidden group-open:inline">Hide the transcript</span>
      </summary>
      <ol className="mt-3 max-w-prose stack-3">
        {lines.map(({ who, says }, at) => (
          <li key={says}>
            <p>
              {canHear && (
                <button
                  type="button"
                  aria-label={`Play line ${at + 1}`}
                  onClick={() => onSay(at)}
                  className="mr-1 inline-flex size-8 items-center justify-center rounded-full align-middle hover:bg-ink-wash"
                >
                  <Volume2 aria-hidden="true" className="size-4" />
                </button>
              )}
              <b lang="es" translate="no">
                {speakers[who]?.name}:
              </b>{' '}
              <span key={proofs.length} lang="es" translate="no">
                <Words text={plainSpanish(says)} proofs={proofs} taken={taken} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Print only: the transcript on a separate sheet after the questions, for the person who reads it aloud. */
export function PrintedTranscript({ passage: { exam, speakers, lines } }: { passage: ListeningPassage }) {
  return (
    <div className="hidden break-before-page print:block">
      <h2 className="text-xl">
        To be read aloud, {recordingsOf(lines).length > 1 && 'each part '}
        {timesOf(exam)}
      </h2>
      <p className="mt-1">For the teacher.</p>
      <ol className="mt-2 stack-2">
        {lines.map(({ who, says, begins }) => (
          <li key={says} lang="es" translate="no" className={begins ? 'pt-3' : undefined}>
            <b>{speakers[who]?.name}:</b> {plainSpanish(says)}
          </li>
        ))}
      </ol>
    </div>
  )
}
