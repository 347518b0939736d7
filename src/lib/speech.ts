import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Manner, SpokenLine, Voices } from './speaker'
import { whenIdle } from './when-idle'

/** Firefox for Android writes `spa-ESP`. */
const isSpanish = ({ lang }: SpeechSynthesisVoice) => /^(?:es|spa)\b/i.test(lang.replace('_', '-'))

/**
 * Whether this browser can speak Spanish: `yes` with a Spanish voice; `perhaps` if it does not list any voices (some
 * browsers choose a voice by language); `no` without a Spanish voice; `failed` once an attempt has failed with every
 * voice. Another attempt may succeed.
 */
export type CanSpeak = 'yes' | 'perhaps' | 'no' | 'failed'

/** Whether there is no sound. */
export const isMute = (canSpeak: CanSpeak | undefined): boolean => canSpeak === 'no' || canSpeak === 'failed'

let hasFailed = false

/** The voices that have failed on this page. */
let failed: readonly SpeechSynthesisVoice[] = []

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
  if (voices.length > 0 && !voices.some(isSpanish)) return 'no'
  if (hasFailed) return 'failed'
  return voices.length > 0 ? 'yes' : 'perhaps'
}

function canSpeak(): CanSpeak {
  answer ??= detect()
  return answer
}

const isSame = (one: SpeechSynthesisVoice, other: SpeechSynthesisVoice | undefined) =>
  one.name === other?.name && one.lang === other.lang

const noVoices: readonly SpeechSynthesisVoice[] = []

let known: Record<'all' | 'failed' | 'working', readonly SpeechSynthesisVoice[]> | undefined

/**
 * The Spanish voices that have not failed; once a remote voice has failed, only local ones, if there are any. Returns
 * the same array until it changes.
 */
function workingVoices(): readonly SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return noVoices
  const all = window.speechSynthesis.getVoices()
  // Some browsers create new objects for the same voices on every call.
  const isSameList = known?.all.length === all.length && known.all.every((one, at) => isSame(one, all[at]))
  if (known === undefined || !isSameList || known.failed !== failed) {
    const left = all.filter((one) => isSpanish(one) && !failed.some((other) => isSame(one, other)))
    const local = failed.every(({ localService }) => localService)
      ? []
      : left.filter(({ localService }) => localService)
    known = { all, failed, working: local.length > 0 ? local : left }
  }
  return known.working
}

/** The Spanish voices to choose from; empty on the server, or if the browser does not list any. */
export const useSpanishVoices = (): readonly SpeechSynthesisVoice[] =>
  useSyncExternalStore(subscribe, workingVoices, () => noVoices)

/** Gives every voice another chance. */
function forgetFailures(): void {
  failed = noVoices
  hasFailed = false
  notifyListeners()
}

/** Browsers load their voices asynchronously and then dispatch `voiceschanged`, some of them for no reason. */
function onVoicesChanged(): void {
  const before = known?.working
  if (workingVoices() === before) notifyListeners()
  else forgetFailures()
}

/** What the code that speaks needs to know, and what it reports. */
const voices: Voices = {
  working: workingVoices,
  setAside(voice) {
    failed = [...failed, voice]
    notifyListeners()
  },
  report(works) {
    if (hasFailed !== works) return
    hasFailed = !works
    notifyListeners()
  },
}

/** Loads the code that speaks. No page needs it before somebody wants to hear something. */
const loadSpeaker = () => import('./speaker')

let stopPreparing = () => {}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    answer = undefined
    window.speechSynthesis?.addEventListener?.('voiceschanged', onVoicesChanged)
    window.addEventListener('online', forgetFailures)
    // An iPhone lets a page speak for the first time only within a second of a tap, so load the code beforehand.
    stopPreparing = whenIdle(() => void loadSpeaker().catch(() => {}))
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    window.speechSynthesis?.removeEventListener?.('voiceschanged', onVoicesChanged)
    window.removeEventListener('online', forgetFailures)
    stopPreparing()
    // Nothing that speaks is left: the student has gone on to another page.
    stopSpeaking()
  }
}

/**
 * See `CanSpeak`; `undefined` on the server and until mounted. Hundreds of buttons may re-render at once, so the state
 * is updated in a transition, to keep input responsive.
 */
export function useCanSpeak(): CanSpeak | undefined {
  const [current, setCurrent] = useState<CanSpeak>()
  useEffect(() => {
    const look = () => startTransition(() => setCurrent(canSpeak()))
    const stop = subscribe(look)
    look()
    return stop
  }, [])
  return current
}

let stop = () => {}

/** Stops speaking. */
export function stopSpeaking(): void {
  stop()
  stop = () => {}
  window.speechSynthesis?.cancel()
}

/** Speaks lines one after another. A second call, or `stopSpeaking`, interrupts the first one. */
export async function speakLines(lines: readonly SpokenLine[], manner: Manner): Promise<void> {
  stopSpeaking()
  if (detect() === 'no') return
  // Chromium goes on speaking after a page has been closed or reloaded. Adding the same listener again does nothing.
  window.addEventListener('pagehide', stopSpeaking)
  // Once every voice has failed, a new attempt starts with all of them.
  if (hasFailed) failed = noVoices
  let isStopped = false
  stop = () => {
    isStopped = true
  }
  const speaker = await loadSpeaker().catch((error) =>
    console.warn('The code that speaks didn’t load', error),
  )
  if (isStopped) return
  const end = speaker?.start(lines, manner, voices)
  if (end === undefined) voices.report(false)
  // With nothing to say, the caller may already have gone on to something else.
  else if (!isStopped) stop = end
}

interface SpeakOptions extends Partial<Pick<Manner, 'rate' | 'times'>> {
  /** Whether two speakers take turns, line by line. */
  dialogue?: boolean
}

/** Speaks a Spanish text slowly enough to follow, if possible with a voice from Spain. */
export function speak(text: string, { rate = 0.8, times = 1, dialogue = false }: SpeakOptions = {}): void {
  const lines = dialogue ? text.split('\n').map((line, at) => ({ text: line, who: at % 2 })) : [{ text }]
  void speakLines(lines, { speakers: ['anyone', 'anyone'], accent: 'spain', rate, times })
}

/**
 * The function that speaks a text on this page: with the chosen accent and speed if the student can choose them here,
 * otherwise `speak`.
 */
export const VoiceContext = createContext<(text: string) => void>(speak)

/** The function that speaks a Spanish text on this page. */
export const useVoice = (): ((text: string) => void) => useContext(VoiceContext)
