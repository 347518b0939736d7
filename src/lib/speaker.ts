import { type Accent, castVoices, type Speaker } from './cast-voices'
import { piecesOf, secondsFor } from './spoken-pieces'

/** A text and who speaks it. */
export interface SpokenLine {
  text: string
  /** Index in `speakers`; the first by default. */
  who?: number
}

/** How lines are spoken. */
export interface Manner {
  speakers: readonly Speaker[]
  accent: Accent
  /** A multiple of the voice's normal speed. */
  rate: number
  /** How many times to say everything, with a pause in between. */
  times?: number
  /** Called at the start of each line. */
  onLine?: (at: number) => void
  /** Called after the last line. */
  onEnd?: () => void
}

/** The voices of the device. */
export interface Voices {
  /** The Spanish voices that have not failed. */
  working(): readonly SpeechSynthesisVoice[]
  /** Excludes a voice that has failed from the working ones. */
  setAside(voice: SpeechSynthesisVoice): void
  /** Says whether anything can be heard. */
  report(works: boolean): void
}

/** The pause between repetitions in milliseconds, for the student to write down what they heard. */
const pause = 2000

/**
 * How long a voice may take to begin, in milliseconds. A voice that the browser lists gets longer: it may be remote, or
 * the phone may have to start its speech engine first.
 */
const startTimeout = (voice: SpeechSynthesisVoice | undefined) => (voice === undefined ? 3000 : 5000)

/** How long a voice that has begun may take, in milliseconds: much longer than a slow voice needs. */
const endTimeout = (text: string, rate: number) => 5000 + 2000 * secondsFor(text, rate)

/**
 * Speaks lines piece by piece. If a voice fails, never begins or never ends, another one continues from the same piece.
 * Returns a function that ends this, except for the utterance that the browser is speaking.
 */
export function start(
  lines: readonly SpokenLine[],
  { speakers, accent, rate, times = 1, onLine, onEnd }: Manner,
  voices: Voices,
): () => void {
  const pieces = lines.flatMap(({ text, who = 0 }, line) =>
    piecesOf(text, rate).map((piece, at) => ({ text: piece, who, line, isFirst: at === 0 })),
  )
  /** We keep a reference to the utterance: otherwise a browser may garbage-collect it and never call `onend`. */
  let current: SpeechSynthesisUtterance | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let timesSaid = 0

  function stop(): void {
    current = undefined
    clearTimeout(timer)
  }

  function say(index: number): void {
    stop()
    const piece = pieces[index]
    if (piece === undefined) {
      timesSaid += 1
      if (timesSaid < times) timer = setTimeout(() => say(0), pause)
      else onEnd?.()
      return
    }
    if (piece.isFirst) onLine?.(piece.line)
    utter(index, piece)
  }

  function utter(index: number, { text, who }: { text: string; who: number }): void {
    const by = castVoices(speakers, voices.working(), accent)[who]
    if (by === undefined) throw new Error(`There is no speaker ${who}`)
    const { voice, lang, pitch } = by
    // Without a voice, a browser that lists some would speak with an English one.
    if (voice === undefined && window.speechSynthesis.getVoices().length > 0) {
      voices.report(false)
      return
    }
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      lang,
      rate,
      pitch,
      voice: voice ?? null,
    })

    function tryNextVoice(): void {
      stop()
      // A voice that does nothing may hold up the next one.
      window.speechSynthesis.cancel()
      if (voice === undefined) {
        voices.report(false)
        return
      }
      voices.setAside(voice)
      utter(index, { text, who })
    }

    utterance.onstart = () => {
      if (current !== utterance) return
      voices.report(true)
      clearTimeout(timer)
      timer = setTimeout(tryNextVoice, endTimeout(text, rate))
    }
    utterance.onend = () => {
      // Some browsers also fire `end` for an utterance that was interrupted.
      if (current !== utterance) return
      voices.report(true)
      say(index + 1)
    }
    utterance.onerror = ({ error }) => {
      // Another page may have interrupted the voice. That is not a failure.
      if (current === utterance && error !== 'canceled' && error !== 'interrupted') tryNextVoice()
    }
    current = utterance
    timer = setTimeout(tryNextVoice, startTimeout(voice))
    window.speechSynthesis.speak(utterance)
  }

  say(0)
  return stop
}
