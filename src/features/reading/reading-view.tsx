import { readingList } from 'virtual:reading-list'
import { Printer, Timer } from 'lucide-react'
import { type MouseEvent, use, useEffect, useMemo, useState } from 'react'
import { NextPiece } from '@/components/next-piece'
import { Button } from '@/components/ui/button'
import { lineColours } from '@/components/ui/line-colours'
import { RunningClock } from '@/components/ui/running-clock'
import { TextLink } from '@/components/ui/text-link'
import { VoiceHint } from '@/components/ui/voice-hint'
import type { ReadingEntry } from '@/content/reading-list'
import type { ReadingText } from '@/content/rooms/types'
import { numbered } from '@/exercises/paper/mark-paper'
import { PaperQuestions } from '@/exercises/paper/paper-questions'
import { proofElementId, proofsOf, questionElementId } from '@/exercises/paper/proofs'
import { classNames } from '@/lib/class-names'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { useFocusWhen } from '@/lib/use-focus-when'
import { useSavedPaper } from '@/lib/use-saved-papers'
import { paths } from '@/paths'
import { plainSpanish, type RichText } from '@/spanish/markup'
import { aboveJumpBarClasses, firstInView, JumpBar } from './jump-bar'
import { loadText } from './load-text'
import { LookedUpWords } from './looked-up-words'
import { examPapers, formatDuration, timeFor, wordsPerMinute } from './pace'
import { readingName } from './reading-name'
import { paragraphElementId, TappableText } from './tappable-text'
import { useClock } from './use-clock'
import type { Meaning } from './words'

/** The text's glossary as a list, for revision and for students who cannot tap. */
function WordList({ gloss }: Pick<ReadingText, 'gloss'>) {
  return (
    <details className="mt-4 print:hidden">
      <summary className="min-h-6 font-bold underline underline-offset-4">
        The words in this text, as a list
      </summary>
      <dl className="mt-3 columns-[14rem] gap-x-6">
        {Object.entries(gloss).map(([spanish, english]) => (
          <div key={spanish} className="break-inside-avoid border-t border-rule py-1">
            <dt lang="es" translate="no" className="inline font-bold">
              {spanish}
            </dt>{' '}
            <dd className="inline text-muted">{english}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The reading time so far. Takes focus when the start button is removed. */
function ReadingClock({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  const hideButton = useFocusWhen<HTMLButtonElement>(true)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <RunningClock
      label="Time so far"
      seconds={Math.round((now - since) / 1000)}
      announcement="The clock is running. Press “I’ve finished reading” when you finish."
      hideButtonRef={hideButton}
    />
  )
}

/** Links to follow after a text. */
function NextLinks({ entry }: { entry: ReadingEntry }) {
  const paper = examPapers[entry.exam]
  return (
    <nav aria-label="What next" className="mt-10 flex flex-wrap gap-3 print:hidden">
      <NextPiece entry={entry} list={readingList} noun="text" isSpanish to={paths.readingText} />
      <TextLink to={paper.guide} className="inline-flex min-h-11 items-center px-2">
        {paper.guideTitle}
      </TextLink>
      <TextLink to={paths.review} className="inline-flex min-h-11 items-center px-2">
        <span lang="es" translate="no">
          Repaso
        </span>
      </TextLink>
    </nav>
  )
}

/** If text and questions are side by side, scrolls the text to the proof without leaving the question. */
function showBeside(question: string, event: MouseEvent): void {
  if (!window.matchMedia('(min-width: 64rem)').matches) return
  const place = document.getElementById(proofElementId(question))
  if (place === null) return
  event.preventDefault()
  place.scrollIntoView({ block: 'nearest' })
  place.focus({ preventScroll: true })
}

const excerptLength = 9

/** The label of a lettered paragraph in a list of choices: its first words, without splitting a phrase in brackets. */
export function excerptOf(paragraph: string): RichText {
  const words = plainSpanish(paragraph).match(/\([^)]*\)\S*|\S+/g) ?? []
  const first = words.slice(0, excerptLength).join(' ')
  return words.length > excerptLength ? `*${first.replace(/[,;:]$/, '')} …*` : `*${first}*`
}

/** One text with look-up, an optional clock, and questions with their answer key. */
function TextAndQuestions({ entry, text }: { entry: ReadingEntry; text: ReadingText }) {
  const passage = readingName(entry.id)
  const isMarked = useSavedPaper(passage).result !== undefined
  const proofs = useMemo(() => (isMarked ? proofsOf(text.parts) : []), [isMarked, text])
  const passageText = useMemo(() => text.text.map(plainSpanish), [text])
  const [lookedUp, setLookedUp] = useState<readonly Meaning[]>([])
  /** Where the student left the text and the questions, so that the jump bar can return there. */
  const [paragraph, setParagraph] = useState('the-text')
  const [question, setQuestion] = useState<{ id: string; number: number }>()
  const { clock, start, stop } = useClock()
  const result = useFocusWhen<HTMLParagraphElement>(clock.kind === 'read')
  const left = clock.kind === 'read' ? timeFor(entry.exam, entry.marks) - clock.seconds : 0

  function leaveQuestions() {
    const all = numbered(text.parts).flatMap(({ questions }) =>
      questions.map(({ number, question: { id } }) => ({ id, number })),
    )
    const here = firstInView(all.map(({ id }) => questionElementId(id)))
    setQuestion(all.find(({ id }) => questionElementId(id) === here))
  }

  return (
    <div className="page mt-6 print:p-0">
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-10 print:block">
        <section
          aria-labelledby="the-text"
          className={`${aboveJumpBarClasses} max-w-prose lg:sticky lg:top-(--covered) lg:z-10 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1 print:static print:max-h-none print:max-w-none print:overflow-visible`}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="the-text" className="text-2xl">
              The text
            </h2>
            <button
              type="button"
              onClick={() => window.print()}
              title="The text and its questions, then the answers on a new sheet"
              className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
            >
              <Printer aria-hidden="true" className="size-5" />
              Print
            </button>
          </div>
          <div className="mb-2 min-h-11 print:hidden">
            {clock.kind === 'idle' ? (
              <Button look="outline" onClick={start}>
                <Timer aria-hidden="true" className="size-5" /> Start reading
              </Button>
            ) : clock.kind === 'running' ? (
              <ReadingClock since={clock.since} />
            ) : (
              <p className="py-2">{`Read in ${formatDuration(clock.seconds)}.`}</p>
            )}
          </div>
          <TappableText
            entry={text}
            labelledBy="the-text"
            proofs={proofs}
            onLookedUp={(meaning) =>
              setLookedUp((words) =>
                words.some((one) => one.words === meaning.words) ? words : [...words, meaning],
              )
            }
          />
          {clock.kind === 'running' && (
            <Button className="mt-4 print:hidden" onClick={stop}>
              {' '}
              I’ve finished reading
            </Button>
          )}
          {clock.kind === 'read' && (
            <p
              ref={result}
              tabIndex={-1}
              className={classNames(
                'mt-4 border-l-4 pl-3 outline-none print:hidden',
                lineColours[examPapers[entry.exam].colour].border,
              )}
            >
              <b>
                {`${entry.words} words in ${formatDuration(clock.seconds)}: ${wordsPerMinute(entry.words, clock.seconds)} words a minute.`}
              </b>{' '}
              <span>
                {left > 0
                  ? `In the exam, that would leave you about ${formatDuration(left)} for the questions (${entry.marks} marks).`
                  : `On average, the exam gives you about ${formatDuration(timeFor(entry.exam, entry.marks))} for ${entry.marks} marks, so your time is up. Next time, look at the questions first so you know what to look for.`}
              </span>
            </p>
          )}
          <VoiceHint />
          <WordList gloss={text.gloss} />
          <JumpBar
            to={question === undefined ? 'the-questions' : questionElementId(question.id)}
            onLeave={() =>
              setParagraph(firstInView(text.text.map((_, at) => paragraphElementId(at))) ?? 'the-text')
            }
          >
            {question === undefined ? 'Go to the questions' : `Back to question ${question.number}`}
          </JumpBar>
        </section>
        <section
          aria-labelledby="the-questions"
          className={`${aboveJumpBarClasses} group/across mt-10 max-w-prose lg:mt-2.5 print:mt-4 print:max-w-none`}
        >
          <h2 id="the-questions" className="mb-4 text-2xl">
            The questions
          </h2>
          <PaperQuestions
            passage={passage}
            parts={text.parts}
            passageText={passageText}
            {...(text.lettered === true ? { choices: text.text.map(excerptOf) } : {})}
            colour={examPapers[entry.exam].colour}
            onShow={showBeside}
          />
          <JumpBar to={paragraph} up onLeave={leaveQuestions}>
            To the text
          </JumpBar>
        </section>
      </div>
      <LookedUpWords words={lookedUp} />
      <NextLinks entry={entry} />
    </div>
  )
}

/** The text with this id. Renders nothing if the id is unknown. */
export function ReadingView({ id }: { id: string }) {
  const found = use(loadText(id))
  return found === null ? null : (
    <RemountOnOwnerChange>
      <TextAndQuestions entry={found.entry} text={found.text} />
    </RemountOnOwnerChange>
  )
}
