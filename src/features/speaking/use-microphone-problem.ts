import { createContext, useContext, useEffect, useState } from 'react'
import { canRecord, type RecordingProblem } from './recorder'

export type MicrophoneProblem = Extract<RecordingProblem, 'missing' | 'unsupported'> | undefined

/** The problem that can be detected before recording. Whether permission is granted is known only after a request. */
async function detectProblem(): Promise<MicrophoneProblem> {
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

/** Looks for a microphone, and does so again whenever a device is connected or removed. */
export function useDetectMicrophoneProblem(): MicrophoneProblem {
  const [problem, setProblem] = useState<MicrophoneProblem>()
  useEffect(() => {
    let isHere = true
    const look = () =>
      void detectProblem().then((found) => {
        if (isHere) setProblem(found)
      })
    look()
    navigator.mediaDevices?.addEventListener?.('devicechange', look)
    return () => {
      isHere = false
      navigator.mediaDevices?.removeEventListener?.('devicechange', look)
    }
  }, [])
  return problem
}

export const MicrophoneProblemContext = createContext<MicrophoneProblem>(undefined)

/** Why this page cannot record, if that is known in advance. */
export const useMicrophoneProblem = (): MicrophoneProblem => useContext(MicrophoneProblemContext)
