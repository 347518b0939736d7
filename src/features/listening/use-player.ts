import { useEffect, useRef, useState } from 'react'
import type { ListeningPassage } from '@/content/rooms/types'
import { hush, speakLines, useCanSpeak } from '@/lib/speech'
import { useCast, usePace } from '@/lib/voice-choice'
import { plainSpanish } from '@/spanish/markup'

/** As on the paper: what it is about, time to read the questions, twice with a pause between; or a line alone. */
export type Stage = 'idle' | 'situation' | 'questions' | 'first' | 'between' | 'second' | 'done' | 'line'

export interface Playing {
  stage: Stage
  /** Which line is heard, or was heard last. */
  line: number
  /** What is left of a pause, in seconds. */
  seconds: number
  isPaused: boolean
}

const silent: Playing = { stage: 'idle', line: 0, seconds: 0, isPaused: false }

/** Between the first time and the second. */
const betweenTimes = 10

/** About five seconds for a question, as the papers give them. */
const readingTime = (questions: number): number => Math.min(60, Math.max(20, questions * 5))

const next: Partial<Record<Stage, Stage>> = {
  situation: 'questions',
  questions: 'first',
  first: 'between',
  between: 'second',
  second: 'done',
}

const isCounted = (stage: Stage) => stage === 'questions' || stage === 'between'
const isWhole = (stage: Stage) => stage === 'first' || stage === 'second'

/** Plays a passage. Whoever leaves the page hears no more of it. */
export function usePlayer({ situation, speakers, lines }: ListeningPassage, questions: number) {
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

  function enter(stage: Stage, line = 0) {
    quiet()
    show({
      stage,
      line,
      isPaused: false,
      seconds: stage === 'questions' ? readingTime(questions) : betweenTimes,
    })
    const [narrator] = cast
    if (isCounted(stage)) count()
    else if (stage === 'situation' && narrator !== undefined)
      speakLines([{ text: situation.es, by: { ...narrator, pitch: 1 } }], { rate: pace, onEnd: goOn })
    else if (isWhole(stage))
      speakLines(spoken(line, lines.length), {
        rate: pace,
        onLine: (at) => show({ line: line + at }),
        onEnd: goOn,
      })
    else if (stage === 'line')
      speakLines(spoken(line, line + 1), { rate: pace, onEnd: () => show({ stage: 'idle' }) })
  }

  function goOn() {
    enter(next[latest.current.stage] ?? 'idle')
  }

  function resume() {
    const { stage, line } = latest.current
    if (!isCounted(stage)) {
      enter(stage, line)
      return
    }
    show({ isPaused: false })
    count()
  }

  // What is chosen while it plays holds from the line that is being said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the manner changes
  useEffect(() => {
    const { stage, isPaused } = latest.current
    if (!isPaused && (isWhole(stage) || stage === 'line' || stage === 'situation')) resume()
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
    sayLine: (line: number) => enter('line', line),
  }
}

export type Player = ReturnType<typeof usePlayer>
