import { speakingList } from 'virtual:speaking-list'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClasses } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { VoiceHint } from '@/components/ui/voice-hint'
import { VoiceSettings } from '@/components/voice-settings'
import type { SpeakingEntry } from '@/content/speaking-list'
import { useCanSpeak, VoiceContext } from '@/lib/speech'
import { useChosenVoice } from '@/lib/voice-choice'
import { paths } from '@/paths'
import { ExamClock } from './exam-clock'
import { RecordingsNote } from './recordings-note'
import type { SpeakingPaper } from './stages'
import { MicrophoneProblemContext, useDetectMicrophoneProblem } from './use-microphone-problem'
import { RecorderContext, useOwnRecorder } from './use-recorder'

const examiner = [{ name: 'The examiner', voice: 'woman' }] as const

const kinds: Readonly<Record<SpeakingEntry['kind'], string>> = {
  'role-play': 'role play',
  topic: 'topic',
  picture: 'picture',
  extract: 'extract',
}

/** Links to the next piece of the same kind and back to the list. */
function NextLinks({ id }: { id: string }) {
  const kind = speakingList.find((entry) => entry.id === id)?.kind
  const alike = speakingList.filter((entry) => entry.kind === kind)
  const next = alike[alike.findIndex((entry) => entry.id === id) + 1] ?? alike[0]
  return (
    <nav aria-label="What next" className="flex flex-wrap gap-3 print:hidden">
      {next !== undefined && next.id !== id && (
        <Link to={paths.speaking(next.id)} className={buttonClasses('outline')}>
          <span className="min-w-0 wrap-anywhere">
            Next {kinds[next.kind]}:{' '}
            <span lang={next.isSpanish ? 'es' : undefined} translate={next.isSpanish ? 'no' : undefined}>
              {next.title}
            </span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
      <TextLink to={`${paths.speak}#${id}`} className="inline-flex min-h-11 items-center px-2">
        All speaking practice
      </TextLink>
    </nav>
  )
}

/** The page below the heading: the content, the paper's clock, and one recorder that all the answers share. */
export function PieceFrame({
  id,
  paper,
  beforeClock,
  hasClock = true,
  children,
}: {
  /** The id of its stop on the speaking map. */
  id?: string
  paper: SpeakingPaper
  beforeClock?: ReactNode
  /** False while there is nothing to prepare yet. */
  hasClock?: boolean
  children: ReactNode
}) {
  const recorder = useOwnRecorder()
  const say = useChosenVoice()
  const problem = useDetectMicrophoneProblem()
  const canSpeak = useCanSpeak()
  return (
    <RecorderContext value={recorder}>
      <VoiceContext value={say}>
        <MicrophoneProblemContext value={problem}>
          <div className="page mt-6 stack-6">
            {beforeClock}
            {hasClock && <ExamClock key={paper.name} paper={paper} />}
            <VoiceHint />
            {canSpeak !== 'no' && (
              <details className="print:hidden">
                <summary className="min-h-6 font-bold underline underline-offset-4">Voice and speed</summary>
                <div className="mt-3">
                  <VoiceSettings speakers={examiner} withTrial />
                </div>
              </details>
            )}
            <RecordingsNote />
            {children}
            {id !== undefined && <NextLinks id={id} />}
            <p className="print:hidden">
              <TextLink to={paper.guide} className="inline-flex min-h-11 items-center">
                {paper.guideTitle}
              </TextLink>
            </p>
          </div>
        </MicrophoneProblemContext>
      </VoiceContext>
    </RecorderContext>
  )
}
