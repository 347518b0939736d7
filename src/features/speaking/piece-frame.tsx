import { speakingList } from 'virtual:speaking-list'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { VoiceHint } from '@/components/ui/voice-hint'
import { VoiceSettings } from '@/components/voice-settings'
import type { SpeakingEntry } from '@/content/speaking-list'
import { classNames } from '@/lib/class-names'
import { useCanSpeak, VoiceContext } from '@/lib/speech'
import { useChosenVoice } from '@/lib/voice-choice'
import { paths } from '@/paths'
import { ExamClock } from './exam-clock'
import { RecordingsNote } from './recordings-note'
import type { SpeakingPaper } from './stages'
import { MicrophoneLackContext, useFindLack } from './use-microphone-lack'
import { RecorderContext, useOwnRecorder } from './use-recorder'

const examiner = [{ name: 'The examiner', voice: 'woman' }] as const

const kinds: Readonly<Record<SpeakingEntry['kind'], string>> = {
  'role-play': 'role play',
  topic: 'topic',
  picture: 'picture',
  extract: 'extract',
}

/** The next of its kind, and the way back to all. */
function Onwards({ id }: { id: string }) {
  const kind = speakingList.find((entry) => entry.id === id)?.kind
  const alike = speakingList.filter((entry) => entry.kind === kind)
  const next = alike[alike.findIndex((entry) => entry.id === id) + 1] ?? alike[0]
  return (
    <nav aria-label="Where to go on" className="flex flex-wrap gap-3 print:hidden">
      {next !== undefined && next.id !== id && (
        <Link to={paths.speaking(next.id)} className={buttonClasses('outline')}>
          <span>
            Next {kinds[next.kind]}: <span lang={next.isSpanish ? 'es' : undefined}>{next.title}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </Link>
      )}
      <TextLink to={`${paths.speak}#${id}`} className="inline-flex min-h-11 items-center px-2">
        All that the room has
      </TextLink>
    </nav>
  )
}

/** A page on which a student speaks: its sign, the clock of its paper, and a recorder for all that stands on it. */
export function PieceFrame({
  id,
  title,
  isSpanish = false,
  pageTitle,
  description,
  badges,
  colour,
  paper,
  lead,
  beforeClock,
  children,
}: {
  /** Its stop in the speaking room. */
  id?: string
  title: string
  isSpanish?: boolean
  pageTitle: string
  description: string
  badges: readonly string[]
  colour: LineColour
  paper: SpeakingPaper
  lead: ReactNode
  beforeClock?: ReactNode
  children: ReactNode
}) {
  const recorder = useOwnRecorder()
  const say = useChosenVoice()
  const lack = useFindLack()
  const canSpeak = useCanSpeak()
  return (
    <RecorderContext value={recorder}>
      <VoiceContext value={say}>
        <MicrophoneLackContext value={lack}>
          <article>
            <header className="bg-sign text-on-sign print:bg-transparent print:text-ink">
              <PageHead title={pageTitle} description={description} />
              <div className="page pt-4 pb-7 print:p-0">
                <Link
                  to={id === undefined ? paths.speak : `${paths.speak}#${id}`}
                  className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline print:hidden"
                >
                  <ArrowLeft aria-hidden="true" className="size-4" />
                  Back to the speaking room
                </Link>
                <p className="mt-2 flex flex-wrap gap-2">
                  {badges.map((badge) => (
                    <Badge key={badge} tone="sign">
                      {badge}
                    </Badge>
                  ))}
                </p>
                <h1 lang={isSpanish ? 'es' : undefined} tabIndex={-1} className="mt-3 text-4xl sm:text-5xl">
                  {title}
                </h1>
                <div className="mt-3 max-w-prose text-sign-muted sm:text-lg print:text-muted">{lead}</div>
              </div>
              <div
                aria-hidden="true"
                className={classNames('h-2 print:hidden', lineColours[colour].background)}
              />
            </header>
            <div className="page mt-6 stack-6">
              {beforeClock}
              <ExamClock key={paper.name} paper={paper} />
              <VoiceHint />
              {canSpeak !== 'no' && (
                <details className="print:hidden">
                  <summary className="min-h-6 font-bold underline underline-offset-4">
                    Voice and speed
                  </summary>
                  <div className="mt-3">
                    <VoiceSettings speakers={examiner} withTrial />
                  </div>
                </details>
              )}
              <RecordingsNote />
              {children}
              {id !== undefined && <Onwards id={id} />}
              <p className="print:hidden">
                <TextLink to={paper.guide} className="inline-flex min-h-11 items-center">
                  {paper.guideTitle}
                </TextLink>
              </p>
            </div>
          </article>
        </MicrophoneLackContext>
      </VoiceContext>
    </RecorderContext>
  )
}
