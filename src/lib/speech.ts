import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { CastVoice, Voice } from './cast-voices'

const isSpanish = (voice: SpeechSynthesisVoice) => /^es\b/i.test(voice.lang.replace('_', '-'))

/**
 * Whether this browser can speak Spanish: `yes` with a Spanish voice; `perhaps` if it does not list any voices (some
 * browsers choose a voice by language); `no` without a Spanish voice, or once an attempt has failed.
 */
export type CanSpeak = 'yes' | 'perhaps' | 'no'

let hasFailed = false

/** Whether an attempt to speak has failed on this page. */
export const hasSpeechFailed = (): boolean => hasFailed

const listeners = new Set<() => void>()

/** Cached result of `canSpeak`, because hundreds of buttons on a page ask for it. */
let answer: CanSpeak | undefined

function notifyListeners(): void {
  answer = undefined
  for (const listener of listeners) listener()
}

function detect(): CanSpeak {
  if (!('speechSynthesis' in window)) return 'no'
  const voices = window.speechSynthesis.getVoices()
  if (voices.some(isSpanish)) return 'yes'
  return voices.length === 0 && !hasFailed ? 'perhaps' : 'no'
}

function canSpeak(): CanSpeak {
  answer ??= detect()
  return answer
}

/** Browsers load their voices asynchronously and then dispatch `voiceschanged`. */
function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    answer = undefined
    window.speechSynthesis?.addEventListener?.('voiceschanged', notifyListeners)
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) window.speechSynthesis?.removeEventListener?.('voiceschanged', notifyListeners)
  }
}

/**
 * See `CanSpeak`; `undefined` on the server and until mounted. Hundreds of buttons may re-render at once, so the state
 * is updated in a transition, to keep input responsive.
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

/** The pause between repetitions in milliseconds, for the student to write down what they heard. */
const pause = 2000

/**
 * The current utterance. We keep a reference to it, because otherwise a browser may garbage-collect it and never call
 * `onend`.
 */
let current: SpeechSynthesisUtterance | undefined
let repeatTimer: ReturnType<typeof setTimeout> | undefined

/** How long a browser that does not list any voices may take to start speaking, in milliseconds. */
const startTimeout = 3000
let startTimer: ReturnType<typeof setTimeout> | undefined

function fail(): void {
  hasFailed = true
  notifyListeners()
}

/** Speaks an utterance. Some browsers that have no voice neither start nor fail, hence the timeout. */
function speakUtterance(utterance: SpeechSynthesisUtterance): void {
  clearTimeout(startTimer)
  if (!hasFailed && window.speechSynthesis.getVoices().length === 0) {
    utterance.onstart = () => clearTimeout(startTimer)
    startTimer = setTimeout(() => {
      if (current === utterance) fail()
    }, startTimeout)
  }
  current = utterance
  window.speechSynthesis.speak(utterance)
}

/** Stops speaking. */
export function stopSpeaking(): void {
  current = undefined
  clearTimeout(startTimer)
  clearTimeout(repeatTimer)
  window.speechSynthesis?.cancel()
}

interface SpeakOptions {
  /** A multiple of the voice's normal speed. The default is slow enough to follow. */
  rate?: number
  /** How many times to say the text, with a pause in between. */
  times?: number
  /** Whether two speakers take turns, line by line. */
  dialogue?: boolean
}

const isOfSpain = (voice: SpeechSynthesisVoice) => /^es[-_]ES$/i.test(voice.lang)

/** Speaks a Spanish text, if possible with a voice from Spain. A second call interrupts the first one. */
export function speak(text: string, { rate = 0.8, times = 1, dialogue = false }: SpeakOptions = {}): void {
  stopSpeaking()
  const lines = dialogue ? text.split('\n') : [text]
  const voices = window.speechSynthesis.getVoices().filter(isSpanish)
  const first = voices.find(isOfSpain) ?? voices[0] ?? null
  const second = voices.find((voice) => voice !== first && isOfSpain(voice)) ?? first

  function say(index: number): void {
    const isAnswer = index % 2 === 1
    const utterance = new SpeechSynthesisUtterance(lines[index])
    utterance.lang = 'es-ES'
    utterance.rate = rate
    utterance.voice = isAnswer ? second : first
    // With only one voice, the second speaker gets a lower pitch.
    if (isAnswer && second === first) utterance.pitch = 0.7
    utterance.onend = () => {
      clearTimeout(startTimer)
      // Some browsers also fire `end` for an utterance that was interrupted.
      if (current !== utterance) return
      if (index + 1 < lines.length) say(index + 1)
      else if (times > 1)
        repeatTimer = setTimeout(() => speak(text, { rate, times: times - 1, dialogue }), pause)
    }
    utterance.onerror = ({ error }) => {
      // A second call interrupts the first one. That is not a failure.
      if (error === 'canceled' || error === 'interrupted') return
      fail()
    }
    speakUtterance(utterance)
  }
  say(0)
}

let known: { all: readonly SpeechSynthesisVoice[]; spanish: readonly SpeechSynthesisVoice[] } | undefined
const noVoices: readonly SpeechSynthesisVoice[] = []

/** The Spanish voices. Returns the same array until the voices change. */
function spanishVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return noVoices
  const all = window.speechSynthesis.getVoices()
  // Some browsers create new objects for the same voices on every call.
  const isSame = (one: Voice, other: Voice | undefined) => one.name === other?.name && one.lang === other.lang
  const isSameList = known?.all.length === all.length && known.all.every((one, at) => isSame(one, all[at]))
  if (known === undefined || !isSameList) known = { all, spanish: all.filter(isSpanish) }
  return known.spanish
}

/** The Spanish voices on this device; empty on the server, or if the browser does not list any. */
export const useSpanishVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, spanishVoices, () => noVoices)

/** A text and the voice that speaks it. */
export interface SpokenLine {
  text: string
  by: CastVoice
}

/** Splits a text into sentences, because some browsers fall silent in the middle of a long text. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?…]+(?:[.!?…]+["»”]?|$)\s*/g) ?? [text]

/**
 * Speaks lines one after another. `onLine` is called at the start of each line, and `onEnd` after the last one.
 * `stopSpeaking` interrupts this.
 */
export function speakLines(
  lines: readonly SpokenLine[],
  { rate, onLine, onEnd }: { rate: number; onLine?: (at: number) => void; onEnd?: () => void },
): void {
  stopSpeaking()
  if (!('speechSynthesis' in window)) return
  const pieces = lines.flatMap(({ text, by }, line) =>
    sentencesOf(text).map((sentence, at) => ({ sentence: sentence.trim(), by, line, isFirst: at === 0 })),
  )
  function say(index: number): void {
    const piece = pieces[index]
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
      clearTimeout(startTimer)
      if (current === utterance) say(index + 1)
    }
    utterance.onerror = ({ error }) => {
      if (error === 'canceled' || error === 'interrupted' || current !== utterance) return
      fail()
    }
    speakUtterance(utterance)
  }
  say(0)
}

/**
 * The function that speaks a text on this page: with the chosen accent and speed if the student can choose them here,
 * otherwise `speak`.
 */
export const VoiceContext = createContext<(text: string) => void>(speak)

/** The function that speaks a Spanish text on this page. */
export const useVoice = (): ((text: string) => void) => useContext(VoiceContext)
