import { useSyncExternalStore } from 'react'

const isSpanish = (voice: SpeechSynthesisVoice) => /^es\b/i.test(voice.lang.replace('_', '-'))

function hasSpanishVoice(): boolean {
  return 'speechSynthesis' in window && window.speechSynthesis.getVoices().some(isSpanish)
}

/** Browsers load their voices late and announce them with `voiceschanged`. */
function subscribe(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {}
  window.speechSynthesis.addEventListener?.('voiceschanged', onChange)
  return () => window.speechSynthesis.removeEventListener?.('voiceschanged', onChange)
}

/** Whether this browser can speak Spanish; false on the server and until its voices are known. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(subscribe, hasSpanishVoice, () => false)
}

/** Says a Spanish text in the voice of Spain, slowly enough to follow; a second call interrupts the first. */
export function speak(text: string): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'es-ES'
  utterance.rate = 0.8
  const voices = window.speechSynthesis.getVoices().filter(isSpanish)
  utterance.voice = voices.find((voice) => /^es[-_]ES$/i.test(voice.lang)) ?? voices[0] ?? null
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(utterance)
}
