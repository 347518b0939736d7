import { createContext, useContext, useEffect, useState } from 'react'
import { canRecord, type Problem } from './recorder'

export type Lack = Extract<Problem, 'missing' | 'unsupported'> | undefined

/** What is known before recording. Permission is known only after the student requests it. */
async function findLack(): Promise<Lack> {
  if (!canRecord()) return 'unsupported'
  // If the page may not use the microphone, the browser also hides it from `enumerateDevices`.
  if (document.featurePolicy?.allowsFeature('microphone') === false) return undefined
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some(({ kind }) => kind === 'audioinput') ? undefined : 'missing'
  } catch {
    return undefined
  }
}

/** Looks for a microphone, and again whenever a device is connected or removed. */
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

/** Why this page cannot record, as far as is known in advance. */
export const useMicrophoneLack = (): Lack => useContext(MicrophoneLackContext)
