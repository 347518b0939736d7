import { vi } from 'vitest'

/**
 * What a voice does when it is asked to speak: it speaks; answers with an error; does nothing at all; begins and never
 * ends; or falls silent after fifteen seconds and never ends.
 */
type Habit = 'speaks' | 'fails' | 'silent' | 'endless' | 'cut off'

export interface FakeVoice {
  name: string
  lang: string
  localService: boolean
  habit: Habit
  /** How many times longer than a voice of normal speed it takes. */
  slowness: number
}

export const fakeVoice = (name: string, lang: string, change: Partial<FakeVoice> = {}): FakeVoice => ({
  name,
  lang,
  localService: true,
  habit: 'speaks',
  slowness: 1,
  ...change,
})

/** A device, as a browser shows it to a page. */
export interface FakeDevice {
  voices: readonly FakeVoice[]
  /** How many milliseconds after the page the voices are listed. */
  listedAfter?: number
  /** Whether the voice of the system speaks unless the language of the utterance is exactly that of its voice. */
  needsExactLang?: boolean
}

/** A text that was heard. */
interface Heard {
  voice: string
  lang: string
  text: string
  pitch: number
  /** How long it took, in seconds. */
  seconds: number
}

/** How long a voice of normal speed needs for a letter, in milliseconds. */
const letterTime = 60
const longest = 15_000

/** Makes this page run on a device. Returns what is heard on it, and lets a test change its voices. */
export function giveDevice({ voices, listedAfter = 0, needsExactLang = false }: FakeDevice) {
  const heard: Heard[] = []
  const listeners = new Set<() => void>()
  let listed = listedAfter === 0 ? voices : []
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Utterance | undefined

  class Utterance {
    lang = ''
    rate = 1
    pitch = 1
    voice: FakeVoice | null = null
    onstart: (() => void) | undefined
    onend: (() => void) | undefined
    onerror: ((event: { error: string }) => void) | undefined
    constructor(readonly text: string) {}
  }

  function finish(utterance: Utterance, error?: string) {
    if (current !== utterance) return
    current = undefined
    if (error === undefined) utterance.onend?.()
    else utterance.onerror?.({ error })
  }

  function begin(utterance: Utterance, { name, habit, slowness }: FakeVoice) {
    const { text, lang, rate, pitch } = utterance
    const time = (letterTime * slowness * text.length) / rate
    heard.push({ voice: name, lang, text, pitch, seconds: time / 1000 })
    utterance.onstart?.()
    if (habit === 'endless' || (habit === 'cut off' && time > longest)) return
    timer = setTimeout(() => finish(utterance), time)
  }

  const list = (now: readonly FakeVoice[]) => {
    listed = now
    for (const listener of listeners) listener()
  }
  if (listedAfter > 0) setTimeout(() => list(voices), listedAfter)

  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    // Some browsers return new objects each time.
    getVoices: () => listed.map((voice) => ({ ...voice })),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    cancel() {
      const stopped = current
      current = undefined
      clearTimeout(timer)
      if (stopped !== undefined) setTimeout(() => stopped.onerror?.({ error: 'interrupted' }))
    },
    speak(utterance: Utterance) {
      current = utterance
      const { voice, lang } = utterance
      const own = listed.find((one) => one.name === voice?.name && one.lang === voice.lang)
      if (own === undefined) timer = setTimeout(() => finish(utterance, 'synthesis-unavailable'), 100)
      else if (own.habit === 'fails') timer = setTimeout(() => finish(utterance, 'network'), 200)
      else if (own.habit !== 'silent')
        timer = setTimeout(() => {
          begin(utterance, needsExactLang && lang !== own.lang ? fakeVoice('system', 'en-US') : own)
        }, 50)
    },
  })
  return { heard, list }
}
