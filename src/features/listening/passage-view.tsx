import { listeningList } from 'virtual:listening-list'
import { Printer } from 'lucide-react'
import { use, useMemo, useRef } from 'react'
import { NextPiece } from '@/components/next-piece'
import { TextLink } from '@/components/ui/text-link'
import { VoiceSettings } from '@/components/voice-settings'
import type { ListeningEntry } from '@/content/listening-list'
import type { ListeningPassage } from '@/content/rooms/types'
import { PaperQuestions } from '@/exercises/paper/paper-questions'
import { proofsOf } from '@/exercises/paper/proofs'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { isMute, useCanSpeak } from '@/lib/speech'
import { useSavedPaper } from '@/lib/use-saved-papers'
import { paths } from '@/paths'
import { plainSpanish } from '@/spanish/markup'
import { listeningName, listeningPapers } from './listening-papers'
import { loadPassage } from './load-passage'
import { PassagePlayer } from './player'
import { PrintedTranscript, Transcript } from './transcript'
import { usePlayer } from './use-player'

/** Links to follow after a passage. */
function NextLinks({ entry }: { entry: ListeningEntry }) {
  const { guide, guideTitle } = listeningPapers[entry.exam]
  return (
    <nav aria-label="What’s next" className="mt-10 flex flex-wrap gap-3 print:hidden">
      <NextPiece entry={entry} list={listeningList} noun="recording" isSpanish to={paths.listeningPassage} />
      <TextLink to={`${paths.listen}#dictation`} className="inline-flex min-h-11 items-center px-2">
        Dictation
      </TextLink>
      <TextLink to={guide} className="inline-flex min-h-11 items-center px-2">
        {guideTitle}
      </TextLink>
    </nav>
  )
}

/**
 * One recording: played as in the exam or line by line, with its questions, their answer key, and the transcript on
 * request.
 */
function PassageAndQuestions({ entry, passage }: { entry: ListeningEntry; passage: ListeningPassage }) {
  const name = listeningName(entry.id)
  const isMarked = useSavedPaper(name).result !== undefined
  const proofs = useMemo(() => (isMarked ? proofsOf(passage.parts) : []), [isMarked, passage])
  const passageText = useMemo(() => passage.lines.map(({ says }) => plainSpanish(says)), [passage])
  const transcript = useRef<HTMLDetailsElement>(null)
  const questions = useRef<HTMLElement>(null)
  const player = usePlayer(passage, entry.questions)
  const canHear = !isMute(useCanSpeak())
  const { colour } = listeningPapers[entry.exam]

  /** Opens the transcript, so that the page can scroll to a place in it. */
  function open() {
    if (transcript.current !== null) transcript.current.open = true
  }

  /**
   * Starts playing, and scrolls to the questions if they are below the player, because there is time to read them
   * first.
   */
  function play() {
    player.play()
    // Wait until the controls have moved: on a phone, they go to the foot of the screen.
    requestAnimationFrame(() => {
      const place = questions.current
      if (place !== null && place.getBoundingClientRect().top > window.innerHeight / 2) place.scrollIntoView()
    })
  }

  function hear(question: string) {
    const proof = proofsOf(passage.parts).find(({ id }) => id === question)
    const line = passageText.findIndex((text) => proof !== undefined && text.includes(proof.words))
    if (line >= 0) player.sayLine(line)
  }

  return (
    <div className="page mt-6 print:p-0">
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-10 print:block">
        <section
          aria-labelledby="passage"
          className="lg:sticky lg:top-(--covered) lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1 print:static print:max-h-none print:overflow-visible"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="passage" className="text-2xl">
              The recording
            </h2>
            <button
              type="button"
              onClick={() => window.print()}
              title="The questions for the class, then the answers and the transcript, each on a new sheet"
              className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
            >
              <Printer aria-hidden="true" className="size-5" />
              Print
            </button>
          </div>
          <p lang="es" translate="no" className="mt-1 max-w-prose text-lg">
            {passage.situation.es}
          </p>
          <p className="max-w-prose text-sm text-muted">{passage.situation.en}</p>
          <div className="mt-4">
            <PassagePlayer
              passage={passage}
              player={{ ...player, play }}
              colour={colour}
              onRead={() => {
                open()
                transcript.current?.scrollIntoView()
              }}
            />
          </div>
          {canHear && (
            <details className="mt-4 print:hidden">
              <summary className="min-h-6 font-bold underline underline-offset-4">Voices and speed</summary>
              <div className="mt-3">
                <VoiceSettings speakers={passage.speakers} />
              </div>
            </details>
          )}
          <Transcript passage={passage} proofs={proofs} whole={transcript} onSay={player.sayLine} />
        </section>
        <section ref={questions} aria-labelledby="questions" className="mt-10 lg:mt-0 print:mt-6">
          <h2 id="questions" className="mb-4 text-2xl">
            The questions
          </h2>
          <PaperQuestions
            passage={name}
            parts={passage.parts}
            passageText={passageText}
            colour={colour}
            onShow={open}
            onHear={canHear ? hear : undefined}
          />
          <PrintedTranscript passage={passage} />
        </section>
      </div>
      <NextLinks entry={entry} />
    </div>
  )
}

/** The recording with this id. Renders nothing if there is none. */
export function PassageView({ id }: { id: string }) {
  const found = use(loadPassage(id))
  return found === null ? null : (
    <RemountOnOwnerChange>
      <PassageAndQuestions entry={found.entry} passage={found.passage} />
    </RemountOnOwnerChange>
  )
}
