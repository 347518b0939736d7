import { useSyncExternalStore } from 'react'

const isSpanish = (voice: SpeechSynthesisVoice) => /^es\b/i.test(voice.lang.replace('_', '-'))

/**
 * Whether this browser speaks Spanish: `yes` with a voice of its own; `perhaps` where it names no voices at all, as
 * some do that speak by language; `no` without a voice, and once an attempt has failed.
 */
export type CanSpeak = 'yes' | 'perhaps' | 'no'

let hasFailed = false
const listeners = new Set<() => void>()

function canSpeak(): CanSpeak {
  if (!('speechSynthesis' in window)) return 'no'
  const voices = window.speechSynthesis.getVoices()
  if (voices.some(isSpanish)) return 'yes'
  return voices.length === 0 && !hasFailed ? 'perhaps' : 'no'
}

/** Browsers load their voices late and announce them with `voiceschanged`. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.speechSynthesis?.addEventListener?.('voiceschanged', onChange)
  return () => {
    listeners.delete(onChange)
    window.speechSynthesis?.removeEventListener?.('voiceschanged', onChange)
  }
}

/** As `CanSpeak`; `undefined` on the server, where nobody knows. */
export function useCanSpeak(): CanSpeak | undefined {
  return useSyncExternalStore(subscribe, canSpeak, () => undefined)
}

/** Between the first time and the second: to write down what was heard. */
const pause = 2000

/** What is being said. Kept, as a browser may forget it, and then never says that it is over. */
let current: SpeechSynthesisUtterance | undefined
let again: ReturnType<typeof setTimeout> | undefined

/** Says no more. */
export function hush(): void {
  current = undefined
  clearTimeout(again)
  window.speechSynthesis?.cancel()
}

interface Manner {
  /** How many times the speed of the voice: the usual one is slow enough to follow. */
  rate?: number
  /** Said again after a pause. */
  times?: number
  /** Each line is said by the other of two speakers. */
  dialogue?: boolean
}

const isOfSpain = (voice: SpeechSynthesisVoice) => /^es[-_]ES$/i.test(voice.lang)

/** Says a Spanish text in the voice of Spain. A second call interrupts the first. */
export function speak(text: string, { rate = 0.8, times = 1, dialogue = false }: Manner = {}): void {
  hush()
  const lines = dialogue ? text.split('\n') : [text]
  const voices = window.speechSynthesis.getVoices().filter(isSpanish)
  const first = voices.find(isOfSpain) ?? voices[0] ?? null
  const second = voices.find((voice) => voice !== first && isOfSpain(voice)) ?? first

  function say(place: number): void {
    const isAnswer = place % 2 === 1
    const utterance = new SpeechSynthesisUtterance(lines[place])
    utterance.lang = 'es-ES'
    utterance.rate = rate
    utterance.voice = isAnswer ? second : first
    // Where the device has one voice, the other speaker has a lower one.
    if (isAnswer && second === first) utterance.pitch = 0.7
    utterance.onend = () => {
      // Some browsers call what was interrupted ended, too.
      if (current !== utterance) return
      if (place + 1 < lines.length) say(place + 1)
      else if (times > 1) again = setTimeout(() => speak(text, { rate, times: times - 1, dialogue }), pause)
    }
    utterance.onerror = ({ error }) => {
      // A second call interrupts the first, which is no failure.
      if (error === 'canceled' || error === 'interrupted') return
      hasFailed = true
      for (const listener of listeners) listener()
    }
    current = utterance
    window.speechSynthesis.speak(utterance)
  }
  say(0)
}
