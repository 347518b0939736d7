import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { stopSpeaking } from '@/lib/speech'
import { Recorder } from './recorder'

/** A recorder that lasts as long as the page. Leaving the page deletes recordings and releases the microphone. */
export function useOwnRecorder(): Recorder {
  const [recorder] = useState(() => new Recorder())
  useEffect(() => {
    const leave = () => {
      recorder.deleteAll()
      stopSpeaking()
    }
    // The back/forward cache may keep the page alive, so unmounting is not enough.
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [recorder])
  return recorder
}

export const RecorderContext = createContext<Recorder | null>(null)

/** This page's recorder and its state. Throws outside a provider. */
export function useRecorder() {
  const recorder = useContext(RecorderContext)
  if (recorder === null) throw new Error('There is no recorder on this page')
  return { recorder, ...useSyncExternalStore(recorder.subscribe, recorder.current, Recorder.none) }
}
