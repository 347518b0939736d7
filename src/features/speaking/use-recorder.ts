import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { hush } from '@/lib/speech'
import { Recorder } from './recorder'

/** A recorder for as long as the page is open: whoever leaves it leaves no recording behind, and no open microphone. */
export function useOwnRecorder(): Recorder {
  const [recorder] = useState(() => new Recorder())
  useEffect(() => {
    const leave = () => {
      recorder.forgetAll()
      hush()
    }
    // A browser may keep a page that was left, to come back to.
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [recorder])
  return recorder
}

export const RecorderContext = createContext<Recorder | null>(null)

/** The recorder of this page, and how it is. Throws outside one. */
export function useRecorder() {
  const recorder = useContext(RecorderContext)
  if (recorder === null) throw new Error('There is no recorder on this page')
  return { recorder, ...useSyncExternalStore(recorder.subscribe, recorder.current, Recorder.none) }
}
