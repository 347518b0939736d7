import { BookOpen, Pause, Play, SkipForward, Square } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { type LineColour, lineColours } from '@/components/ui/line-colours'
import { TextLink } from '@/components/ui/text-link'
import { hearings } from '@/content/rooms/listening-papers'
import type { ListeningPassage } from '@/content/rooms/types'
import { classNames } from '@/lib/class-names'
import { isMute, useCanSpeak } from '@/lib/speech'
import { usePace } from '@/lib/voice-choice'
import { paths } from '@/paths'
import { recordingsOf, timesOf } from './listening-papers'
import { NoVoice } from './no-voice'
import { isPause, type Player, type Playing } from './use-player'

const ordinals = ['First', 'Second', 'Third']

/**
 * The live-region message. It changes only once per stage, because screen reader users hear the passage at the same
 * time.
 */
function describeStage({ stage, recording, hearing }: Playing, { exam, lines }: ListeningPassage): string {
  const isOne = recordingsOf(lines).length === 1
  const which = `${ordinals[hearing - 1] ?? 'Next'} time`
  const texts: Record<Playing['stage'], string> = {
    idle: `${hearings[exam].asInTheExam[isOne ? 'one' : 'several']}, with time to read the questions first.`,
    situation: 'What it’s about',
    questions: 'Read the questions',
    hearing: isOne ? which : `Recording ${recording + 1}, ${which.toLowerCase()}`,
    between: 'Pause. Check your answers. You’ll hear it again.',
    next: 'Pause. The next recording follows.',
    done: 'You won’t hear it again in the exam. Finish your answers, then check them.',
    line: 'This line only',
  }
  return texts[stage]
}

function Where({ playing, passage }: { playing: Playing; passage: ListeningPassage }) {
  const { stage, line, seconds, isPaused } = playing
  return (
    <p className="min-w-0 flex-1">
      <b role="status">{isPaused ? 'Paused' : describeStage(playing, passage)}</b>{' '}
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">
        {stage === 'hearing'
          ? `line ${line + 1} of ${passage.lines.length}`
          : isPause(stage) && `${seconds} s`}
      </span>
    </p>
  )
}

/** Warns, before playing, that the chosen speed is slower than normal speech. */
function Differs() {
  const pace = usePace()
  return (
    pace < 1 && (
      <p className="max-w-prose text-sm">
        {`×${pace} is slower than normal speech: before the exam, practise at ×1.`}
      </p>
    )
  )
}

/** Play, pause and stop. On a phone they stay visible below the questions while playing. */
function Controls({ player, passage }: { player: Player; passage: ListeningPassage }) {
  const pace = usePace()
  const { exam } = passage
  const { playing, isPlaying, play, pause, resume, skip, stop } = player
  return (
    <div className="min-h-30">
      <div
        className={classNames(
          'flex flex-col gap-2',
          isPlaying &&
            'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t-4 max-lg:border-ink max-lg:bg-card max-lg:p-3 max-lg:shadow-lg',
        )}
      >
        <Where playing={playing} passage={passage} />
        <div className="flex flex-wrap gap-2">
          {!isPlaying || playing.isPaused ? (
            <Button onClick={isPlaying ? resume : play}>
              <Play aria-hidden="true" className="size-5" />{' '}
              <span>
                {isPlaying
                  ? 'Resume'
                  : playing.stage === 'done'
                    ? 'Play again'
                    : `Play ${timesOf(exam)}, at ×${pace}`}
              </span>
            </Button>
          ) : (
            <Button onClick={pause}>
              <Pause aria-hidden="true" className="size-5" /> <span>Pause</span>
            </Button>
          )}
          {isPlaying && playing.stage !== 'line' && (
            <Button look="outline" onClick={skip}>
              <SkipForward aria-hidden="true" className="size-5" /> Skip
            </Button>
          )}
          {isPlaying && (
            <Button look="outline" onClick={stop}>
              <Square aria-hidden="true" className="size-5" /> Stop
            </Button>
          )}
        </div>
        {!isPlaying && <Differs />}
      </div>
    </div>
  )
}

/** Each line is a stop that plays on its own. Its text stays hidden. */
function LineByLine({
  passage: { speakers, lines },
  player: { playing, sayLine },
  colour,
}: {
  passage: ListeningPassage
  player: Player
  colour: LineColour
}) {
  const { background, border } = lineColours[colour]
  const isHeard = playing.stage === 'hearing' || playing.stage === 'line'
  return (
    <details className="mt-4">
      <summary className="min-h-6 font-bold underline underline-offset-4">Line by line</summary>
      <ol className="mt-3 flex flex-wrap gap-y-2">
        {lines.map(({ who, says }, at) => (
          <li key={says} className="relative">
            <span
              aria-hidden="true"
              className={classNames('absolute inset-x-0 top-1/2 h-1 -translate-y-1/2', background)}
            />
            <button
              type="button"
              aria-label={`Line ${at + 1}, ${speakers[who]?.name ?? ''}`}
              onClick={() => sayLine(at)}
              className="relative flex size-11 items-center justify-center"
            >
              <span
                className={classNames(
                  'flex size-8 items-center justify-center rounded-full border-[3px] text-sm font-bold hover:bg-signal hover:text-on-signal',
                  border,
                  isHeard && playing.line === at ? `${background} text-on-line` : 'bg-card',
                )}
              >
                {at + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The controls for a passage, or help if there is no voice. */
export function PassagePlayer({
  passage,
  player,
  colour,
  onRead,
}: {
  passage: ListeningPassage
  player: Player
  colour: LineColour
  /** Opens the transcript. */
  onRead: () => void
}) {
  if (isMute(useCanSpeak()))
    return (
      <NoVoice isAnswer={player.hasPlayed}>
        <p className="mt-3">
          <Button onClick={onRead}>
            <BookOpen aria-hidden="true" className="size-5" /> Read the transcript
          </Button>
        </p>
        <p className="mt-2">
          You can use it to answer every question. Or go to{' '}
          <TextLink to={paths.read}>Reading practice</TextLink> for texts that were written to be read.
        </p>
      </NoVoice>
    )
  return (
    <div className="print:hidden">
      <Controls player={player} passage={passage} />
      <LineByLine passage={passage} player={player} colour={colour} />
    </div>
  )
}
