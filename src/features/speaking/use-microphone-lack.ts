import { createContext, useContext, useEffect, useState } from 'react'
import { canRecord, type Problem } from './recorder'

export type Lack = Extract<Problem, 'missing' | 'unsupported'> | undefined

/** What a page knows before anything is recorded. Whether it is allowed shows only when the student asks for it. */
async function findLack(): Promise<Lack> {
  if (!canRecord()) return 'unsupported'
  // Where the page may not use it, the browser hides it, too.
  if (document.featurePolicy?.allowsFeature('microphone') === false) return undefined
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some(({ kind }) => kind === 'audioinput') ? undefined : 'missing'
  } catch {
    return undefined
  }
}

/** Looks for a microphone, and again whenever one comes or goes. */
export function useFindLack(): Lack {
  const [lack, setLack] = useState<Lack>()
  useEffect(() => {
    let isHere = true
    const look = () =>
      void findLack().then((found) => {
        if (isHere) setLack(found)
      })
    look()
    navigator.mediaDevices?.addEventListener?.('devicechange', look)
    return () => {
      isHere = false
      navigator.mediaDevices?.removeEventListener?.('devicechange', look)
    }
  }, [])
  return lack
}

export const MicrophoneLackContext = createContext<Lack>(undefined)

/** Why nothing can be recorded on this page, as far as that is known beforehand. */
export const useMicrophoneLack = (): Lack => useContext(MicrophoneLackContext)
