import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { VoiceHint } from '@/components/ui/voice-hint'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { ExamClock } from './exam-clock'
import { RecordingsNote } from './recordings-note'
import type { SpeakingPaper } from './stages'
import { RecorderContext, useOwnRecorder } from './use-recorder'

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
  return (
    <RecorderContext value={recorder}>
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
        <div className="page mt-6 space-y-6">
          {beforeClock}
          <ExamClock key={paper.name} paper={paper} />
          <VoiceHint />
          <RecordingsNote />
          {children}
          <p className="print:hidden">
            <TextLink to={paper.guide} className="inline-flex min-h-11 items-center">
              {paper.guideTitle}
            </TextLink>
          </p>
        </div>
      </article>
    </RecorderContext>
  )
}
