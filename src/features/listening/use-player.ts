import { useEffect, useRef, useState } from 'react'
import { hearings as howHeard } from '@/content/rooms/listening-papers'
import type { ListeningPassage } from '@/content/rooms/types'
import type { Manner } from '@/lib/speaker'
import { isMute, speakLines, stopSpeaking, useCanSpeak } from '@/lib/speech'
import { useManner } from '@/lib/voice-choice'
import { plainSpanish } from '@/spanish/markup'
import { pauseTime, readingTime, recordingsOf } from './listening-papers'

/**
 * `situation`: the introduction; `questions`: time to read the questions; `hearing`: one playing of a recording;
 * `between`: the pause between two hearings; `next`: the pause before the next recording; `line`: a single line.
 */
export type Stage = 'idle' | 'situation' | 'questions' | 'hearing' | 'between' | 'next' | 'done' | 'line'

export interface Playing {
  stage: Stage
  /** Index of the current or last recording. */
  recording: number
  /** The number of the current hearing, starting at 1. */
  hearing: number
  /** Index of the current or last line. */
  line: number
  /** Seconds left in the pause. */
  seconds: number
  isPaused: boolean
}

const silent: Playing = { stage: 'idle', recording: 0, hearing: 1, line: 0, seconds: 0, isPaused: false }

/** Whether a stage is a pause with a countdown. */
export const isPause = (stage: Stage) => stage === 'questions' || stage === 'between' || stage === 'next'

/** The position in a passage where a stage begins. */
interface Heard {
  recording: number
  hearing: number
  /** Index of the line. */
  at: number
}

/** Plays a passage and stops on unmount. */
export function usePlayer({ exam, situation, speakers, lines }: ListeningPassage, questions: number) {
  const { hearings } = howHeard[exam]
  const recordings = recordingsOf(lines)
  const [playing, setPlaying] = useState(silent)
  const latest = useRef(playing)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  /**
   * Whether the student has tried to play anything. If it turns out that there is no sound, the pressed button is
   * removed, so focus must move.
   */
  const [hasPlayed, setHasPlayed] = useState(false)
  const manner = useManner()
  const mute = isMute(useCanSpeak())

  function show(change: Partial<Playing>) {
    latest.current = { ...latest.current, ...change }
    setPlaying(latest.current)
  }

  function stopAll() {
    stopSpeaking()
    clearInterval(timer.current)
  }

  /** Speaks these lines, each with its speaker's voice. */
  function speak(from: number, to: number, then: Pick<Manner, 'onLine' | 'onEnd'>) {
    const spoken = lines.slice(from, to).map(({ who, says }) => ({ who, text: plainSpanish(says) }))
    void speakLines(spoken, { speakers: speakers.map(({ voice }) => voice), ...manner, ...then })
  }

  function countDown() {
    clearInterval(timer.current)
    timer.current = setInterval(() => {
      const seconds = latest.current.seconds - 1
      if (seconds > 0) show({ seconds })
      else enterNextStage()
    }, 1000)
  }

  function enterStage(
    stage: Stage,
    { recording = latest.current.recording, hearing = latest.current.hearing, at }: Partial<Heard> = {},
  ) {
    stopAll()
    setHasPlayed(true)
    const { from, to } = recordings[recording] ?? { from: 0, to: lines.length }
    const line = at ?? (stage === 'hearing' ? from : 0)
    show({
      stage,
      recording,
      hearing,
      line,
      isPaused: false,
      seconds: stage === 'questions' ? readingTime(exam, questions) : pauseTime(exam, recordings.length),
    })
    if (isPause(stage)) countDown()
    else if (stage === 'situation')
      void speakLines([{ text: situation.es }], {
        speakers: ['anyone'],
        ...manner,
        onEnd: enterNextStage,
      })
    else if (stage === 'hearing')
      speak(line, to, { onLine: (at) => show({ line: line + at }), onEnd: enterNextStage })
    else if (stage === 'line') speak(line, line + 1, { onEnd: () => show({ stage: 'idle' }) })
  }

  function enterNextStage() {
    const { stage, recording, hearing } = latest.current
    if (stage === 'situation') enterStage('questions')
    else if (stage === 'questions') enterStage('hearing', { recording: 0, hearing: 1 })
    else if (stage === 'hearing' && hearing < hearings) enterStage('between')
    else if (stage === 'hearing') enterStage(recording + 1 < recordings.length ? 'next' : 'done')
    else if (stage === 'between') enterStage('hearing', { hearing: hearing + 1 })
    else if (stage === 'next') enterStage('hearing', { recording: recording + 1, hearing: 1 })
    else enterStage('idle')
  }

  function resume() {
    const { stage, line } = latest.current
    if (!isPause(stage)) {
      enterStage(stage, { at: line })
      return
    }
    show({ isPaused: false })
    countDown()
  }

  // A change of accent or speed while playing applies from the current line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when accent or speed changes
  useEffect(() => {
    const { stage, isPaused } = latest.current
    if (!isPaused && (stage === 'hearing' || stage === 'line' || stage === 'situation')) resume()
  }, [manner.accent, manner.rate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when speech becomes unavailable
  useEffect(() => {
    if (mute) stop()
  }, [mute])

  useEffect(
    () => () => {
      stopSpeaking()
      clearInterval(timer.current)
    },
    [],
  )

  function stop() {
    stopAll()
    show(silent)
  }

  return {
    playing,
    hasPlayed,
    isPlaying: !['idle', 'done'].includes(playing.stage),
    play: () => enterStage('situation'),
    pause: () => {
      stopAll()
      show({ isPaused: true })
    },
    resume,
    /** Ends the current stage early. */
    skip: enterNextStage,
    stop,
    sayLine: (line: number) => enterStage('line', { at: line }),
  }
}

export type Player = ReturnType<typeof usePlayer>
