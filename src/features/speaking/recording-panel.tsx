import { Mic, Play, Square, Trash2, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { NoSound } from '@/components/ui/no-sound'
import { TextButton } from '@/components/ui/text-link'
import { stopSpeaking, useCanSpeak, useVoice } from '@/lib/speech'
import { useReady } from '@/lib/use-ready'
import { plainSpanish, type Spanish } from '@/spanish/markup'
import type { RecordingProblem, Take } from './recorder'
import { formatTime } from './stages'
import { useMicrophoneProblem } from './use-microphone-problem'
import { useRecorder } from './use-recorder'

const onWithout = 'Or carry on without it: say your answer aloud. Everything else here works.'

const problems: Readonly<Record<RecordingProblem, string>> = {
  refused: `This page isn’t allowed to use the microphone. To allow it, press the icon next to the web address (a padlock, two sliders or “aA”), set the microphone to “Allow”, and press Record again. ${onWithout}`,
  missing: `We can’t find a microphone. Connect one or switch it on, then press Record again. ${onWithout}`,
  unsupported: `This browser can’t record. ${onWithout}`,
  elsewhere: `The browser will let this page record once you reload it. ${onWithout}`,
  failed: `The recording stopped: another program may be using the microphone. Close it and press Record again. ${onWithout}`,
}

/** The recording time so far. */
function Since({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <span role="timer" className="tabular-nums">
      {formatTime(Math.floor((now - since) / 1000))}
    </span>
  )
}

const inSeconds = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** The student's answer and the model answer, for comparison. */
function PlayBack({
  take,
  of,
  model,
  onDelete,
}: {
  take: Take
  of: string
  model: Spanish | undefined
  onDelete: () => void
}) {
  const canSpeak = useCanSpeak()
  const say = useVoice()
  const sound = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isModelPressed, setModelPressed] = useState(false)
  function stop() {
    sound.current?.pause()
    setPlaying(false)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a recording of the student's own voice */}
      <audio
        ref={sound}
        src={take.url}
        onEnded={() => setPlaying(false)}
        onPause={() => setPlaying(false)}
        preload="auto"
      />
      <Button
        look="outline"
        aria-label={`${isPlaying ? 'Stop' : `Play my answer (${inSeconds(take.seconds)})`}: ${of}`}
        onClick={() => {
          if (isPlaying) return stop()
          stopSpeaking()
          const { current } = sound
          if (current === null) return
          current.currentTime = 0
          setPlaying(true)
          current.play().catch(() => setPlaying(false))
        }}
      >
        {isPlaying ? (
          <Square aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
        <span>{isPlaying ? 'Stop' : `Play my answer (${inSeconds(take.seconds)})`}</span>
      </Button>
      {model !== undefined && canSpeak !== 'no' && (
        <>
          <Button
            look="outline"
            aria-label={`Play the model answer: ${of}`}
            onClick={() => {
              stop()
              setModelPressed(true)
              say(plainSpanish(model))
            }}
          >
            <Volume2 aria-hidden="true" className="size-5" /> Play the model answer
          </Button>
          <NoSound isPressed={isModelPressed} onClose={() => setModelPressed(false)} />
        </>
      )}
      <TextButton
        aria-label={`Delete my recording: ${of}`}
        className="inline-flex min-h-11 items-center gap-2"
        onClick={() => {
          stop()
          onDelete()
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" /> Delete
      </TextButton>
    </>
  )
}

/**
 * Records one answer, and lets the student compare it with the model. If recording is impossible, shows why; the rest
 * of the page still works.
 */
export function RecordingPanel({
  slot,
  of,
  model,
  onSound,
}: {
  /** Unique on the page. */
  slot: string
  /** A name for the answer, used in the accessible names of the buttons: `prompt 2`. */
  of: string
  /** A model answer, to be played for comparison. */
  model?: Spanish | undefined
  /** Called before a recording starts. */
  onSound?: () => void
}) {
  const { recorder, now, takes } = useRecorder()
  const isReady = useReady()
  const problem = useMicrophoneProblem()
  const button = useRef<HTMLButtonElement>(null)
  const take = takes.get(slot)
  const mine = now.kind !== 'idle' && now.slot === slot ? now : undefined
  const isRecording = mine?.kind === 'recording'
  const isAsking = mine?.kind === 'asking'
  // The page has already shown the problem once, in the note at the top.
  if (problem !== undefined && take === undefined && mine === undefined) return null
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          ref={button}
          look={isRecording ? 'primary' : 'outline'}
          aria-label={`${isRecording ? 'Stop recording' : take === undefined ? 'Record' : 'Record again'}: ${of}`}
          aria-disabled={isAsking || !isReady}
          onClick={() => {
            if (isRecording) return recorder.stop()
            stopSpeaking()
            onSound?.()
            void recorder.record(slot)
          }}
        >
          {isRecording ? (
            <Square aria-hidden="true" className="size-5 text-signal" fill="currentColor" />
          ) : (
            <Mic aria-hidden="true" className="size-5" />
          )}
          <span>{isRecording ? 'Stop' : take === undefined ? 'Record' : 'Record again'}</span>
        </Button>
        {isRecording && <Since since={mine.since} />}
        {take !== undefined && !isRecording && (
          <PlayBack
            key={take.url}
            take={take}
            of={of}
            model={model}
            onDelete={() => {
              recorder.delete(slot)
              button.current?.focus()
            }}
          />
        )}
      </div>
      <p role="status" className="mt-1 max-w-prose empty:hidden">
        {isAsking && <span>Your browser is asking if this page can use the microphone.</span>}
        {isRecording && <span>Recording.</span>}
        {mine?.kind === 'problem' && (
          <span className="block border-l-4 border-almost pl-3">
            {problems[mine.problem]}
            {mine.problem === 'elsewhere' && (
              <>
                {' '}
                <TextButton onClick={() => window.location.reload()}>Reload the page</TextButton>
              </>
            )}
          </span>
        )}
      </p>
    </div>
  )
}
