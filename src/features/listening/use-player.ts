import { useEffect, useRef, useState } from 'react'
import type { ListeningPassage } from '@/content/rooms/types'
import { hush, speakLines, useCanSpeak } from '@/lib/speech'
import { useCast, usePace } from '@/lib/voice-choice'
import { plainSpanish } from '@/spanish/markup'
import { listeningPapers } from './listening-papers'

/** What it is about, time to read the questions, the whole as often as in the exam with a pause between; or a line alone. */
export type Stage = 'idle' | 'situation' | 'questions' | 'hearing' | 'between' | 'done' | 'line'

export interface Playing {
  stage: Stage
  /** Which hearing of the whole it is, or was last: 1 is the first. */
  hearing: number
  /** Which line is heard, or was heard last. */
  line: number
  /** What is left of a pause, in seconds. */
  seconds: number
  isPaused: boolean
}

const silent: Playing = { stage: 'idle', hearing: 1, line: 0, seconds: 0, isPaused: false }

/** Seconds between two hearings. */
const betweenTimes = 10

/** In seconds: about five for a question. */
const readingTime = (questions: number): number => Math.min(60, Math.max(20, questions * 5))

const isCounted = (stage: Stage) => stage === 'questions' || stage === 'between'
/** Plays a passage. Whoever leaves the page hears no more of it. */
export function usePlayer({ exam, situation, speakers, lines }: ListeningPassage, questions: number) {
  const { hearings } = listeningPapers[exam]
  const [playing, setPlaying] = useState(silent)
  const latest = useRef(playing)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const pace = usePace()
  const cast = useCast(speakers.map(({ voice }) => voice))
  const canSpeak = useCanSpeak()
  const manner = `${pace} ${cast.map(({ voice, lang }) => voice?.name ?? lang).join()}`

  function show(change: Partial<Playing>) {
    latest.current = { ...latest.current, ...change }
    setPlaying(latest.current)
  }

  function quiet() {
    hush()
    clearInterval(timer.current)
  }

  const spoken = (from: number, to: number) =>
    lines.slice(from, to).flatMap(({ who, says }) => {
      const by = cast[who]
      return by === undefined ? [] : [{ text: plainSpanish(says), by }]
    })

  function count() {
    clearInterval(timer.current)
    timer.current = setInterval(() => {
      const seconds = latest.current.seconds - 1
      if (seconds > 0) show({ seconds })
      else goOn()
    }, 1000)
  }

  function enter(stage: Stage, { line = 0, hearing = latest.current.hearing } = {}) {
    quiet()
    show({
      stage,
      hearing,
      line,
      isPaused: false,
      seconds: stage === 'questions' ? readingTime(questions) : betweenTimes,
    })
    const [narrator] = cast
    if (isCounted(stage)) count()
    else if (stage === 'situation' && narrator !== undefined)
      speakLines([{ text: situation.es, by: { ...narrator, pitch: 1 } }], { rate: pace, onEnd: goOn })
    else if (stage === 'hearing')
      speakLines(spoken(line, lines.length), {
        rate: pace,
        onLine: (at) => show({ line: line + at }),
        onEnd: goOn,
      })
    else if (stage === 'line')
      speakLines(spoken(line, line + 1), { rate: pace, onEnd: () => show({ stage: 'idle' }) })
  }

  function goOn() {
    const { stage, hearing } = latest.current
    if (stage === 'situation') enter('questions')
    else if (stage === 'questions') enter('hearing', { hearing: 1 })
    else if (stage === 'hearing') enter(hearing < hearings ? 'between' : 'done')
    else if (stage === 'between') enter('hearing', { hearing: hearing + 1 })
    else enter('idle')
  }

  function resume() {
    const { stage, line } = latest.current
    if (!isCounted(stage)) {
      enter(stage, { line })
      return
    }
    show({ isPaused: false })
    count()
  }

  // What is chosen while it plays holds from the line that is being said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the manner changes
  useEffect(() => {
    const { stage, isPaused } = latest.current
    if (!isPaused && (stage === 'hearing' || stage === 'line' || stage === 'situation')) resume()
  }, [manner])

  const isMute = canSpeak === 'no'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once nothing can be heard
  useEffect(() => {
    if (isMute) stop()
  }, [isMute])

  useEffect(
    () => () => {
      hush()
      clearInterval(timer.current)
    },
    [],
  )

  function stop() {
    quiet()
    show(silent)
  }

  return {
    playing,
    isPlaying: !['idle', 'done'].includes(playing.stage),
    play: () => enter('situation'),
    pause: () => {
      quiet()
      show({ isPaused: true })
    },
    resume,
    /** Goes on without waiting for the end of a pause. */
    skip: goOn,
    stop,
    sayLine: (line: number) => enter('line', { line }),
  }
}

export type Player = ReturnType<typeof usePlayer>
