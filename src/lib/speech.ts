import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { CastVoice, Voice } from './cast-voices'

const isSpanish = (voice: SpeechSynthesisVoice) => /^es\b/i.test(voice.lang.replace('_', '-'))

/**
 * Whether this browser speaks Spanish: `yes` with a voice of its own; `perhaps` where it names no voices at all, as
 * some do that speak by language; `no` without a voice, and once an attempt has failed.
 */
export type CanSpeak = 'yes' | 'perhaps' | 'no'

let hasFailed = false
const listeners = new Set<() => void>()

/** The answer to `canSpeak`, until another may be right: a page has hundreds who ask. */
let answer: CanSpeak | undefined

function announce(): void {
  answer = undefined
  for (const listener of listeners) listener()
}

function ask(): CanSpeak {
  if (!('speechSynthesis' in window)) return 'no'
  const voices = window.speechSynthesis.getVoices()
  if (voices.some(isSpanish)) return 'yes'
  return voices.length === 0 && !hasFailed ? 'perhaps' : 'no'
}

function canSpeak(): CanSpeak {
  answer ??= ask()
  return answer
}

/** Browsers load their voices late and announce them with `voiceschanged`. */
function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    answer = undefined
    window.speechSynthesis?.addEventListener?.('voiceschanged', announce)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) window.speechSynthesis?.removeEventListener?.('voiceschanged', announce)
  }
}

/**
 * As `CanSpeak`; `undefined` on the server, where nobody knows, and at first. A page has hundreds who ask: they are
 * drawn as a transition, so that whoever presses something meanwhile is answered.
 */
export function useCanSpeak(): CanSpeak | undefined {
  const [known, setKnown] = useState<CanSpeak>()
  useEffect(() => {
    const look = () => startTransition(() => setKnown(canSpeak()))
    const stop = subscribe(look)
    look()
    return stop
  }, [])
  return known
}

/** Between the first time and the second: to write down what was heard. */
const pause = 2000

/** What is being said. Kept, as a browser may forget it, and then never says that it is over. */
let current: SpeechSynthesisUtterance | undefined
let again: ReturnType<typeof setTimeout> | undefined

/** How long a browser that names no voices may take to begin. */
const patience = 3000
let silence: ReturnType<typeof setTimeout> | undefined

function fail(): void {
  hasFailed = true
  announce()
}

/** Has it said. Some browsers without a voice neither begin nor fail: these are not waited for. */
function utter(utterance: SpeechSynthesisUtterance): void {
  clearTimeout(silence)
  if (!hasFailed && window.speechSynthesis.getVoices().length === 0) {
    utterance.onstart = () => clearTimeout(silence)
    silence = setTimeout(() => {
      if (current === utterance) fail()
    }, patience)
  }
  current = utterance
  window.speechSynthesis.speak(utterance)
}

/** Says no more. */
export function hush(): void {
  current = undefined
  clearTimeout(silence)
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
      clearTimeout(silence)
      // Some browsers call what was interrupted ended, too.
      if (current !== utterance) return
      if (place + 1 < lines.length) say(place + 1)
      else if (times > 1) again = setTimeout(() => speak(text, { rate, times: times - 1, dialogue }), pause)
    }
    utterance.onerror = ({ error }) => {
      // A second call interrupts the first, which is no failure.
      if (error === 'canceled' || error === 'interrupted') return
      fail()
    }
    utter(utterance)
  }
  say(0)
}

let known: { all: readonly SpeechSynthesisVoice[]; spanish: readonly SpeechSynthesisVoice[] } | undefined
const noVoices: readonly SpeechSynthesisVoice[] = []

/** The Spanish voices: the same list until another is announced. */
function spanishVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return noVoices
  const all = window.speechSynthesis.getVoices()
  // Some browsers make the same voices anew each time that they are asked.
  const isSame = (one: Voice, other: Voice | undefined) => one.name === other?.name && one.lang === other.lang
  const isSameList = known?.all.length === all.length && known.all.every((one, at) => isSame(one, all[at]))
  if (known === undefined || !isSameList) known = { all, spanish: all.filter(isSpanish) }
  return known.spanish
}

/** The Spanish voices of this device; none on the server, nor where the browser names none. */
export const useSpanishVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, spanishVoices, () => noVoices)

/** A text for one voice. */
export interface SpokenLine {
  text: string
  by: CastVoice
}

/** Sentence by sentence: some browsers fall silent in the middle of a long text. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?…]+(?:[.!?…]+["»”]?|$)\s*/g) ?? [text]

/** Says lines one after the other, and tells of each as it begins; `onEnd` once all are said. `hush` ends it. */
export function speakLines(
  lines: readonly SpokenLine[],
  { rate, onLine, onEnd }: { rate: number; onLine?: (at: number) => void; onEnd?: () => void },
): void {
  hush()
  if (!('speechSynthesis' in window)) return
  const pieces = lines.flatMap(({ text, by }, line) =>
    sentencesOf(text).map((sentence, at) => ({ sentence: sentence.trim(), by, line, isFirst: at === 0 })),
  )
  function say(place: number): void {
    const piece = pieces[place]
    if (piece === undefined) {
      current = undefined
      onEnd?.()
      return
    }
    if (piece.isFirst) onLine?.(piece.line)
    const utterance = new SpeechSynthesisUtterance(piece.sentence)
    utterance.lang = piece.by.lang
    utterance.rate = rate
    utterance.pitch = piece.by.pitch
    utterance.voice = piece.by.voice ?? null
    utterance.onend = () => {
      clearTimeout(silence)
      if (current === utterance) say(place + 1)
    }
    utterance.onerror = ({ error }) => {
      if (error === 'canceled' || error === 'interrupted' || current !== utterance) return
      fail()
    }
    utter(utterance)
  }
  say(0)
}

/** How a text is said on a page where the student chooses accent and speed; elsewhere as `speak` says it. */
export const VoiceContext = createContext<(text: string) => void>(speak)

/** Says a Spanish text as this page does. */
export const useVoice = (): ((text: string) => void) => useContext(VoiceContext)
