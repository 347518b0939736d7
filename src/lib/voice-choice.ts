import { castVoices, type Speaker } from './cast-voices'
import { deviceSetting } from './device-setting'
import { speakLines, useSpanishVoices } from './speech'
import { useDeviceSetting } from './use-device-setting'

/** The accent of the voices. */
export const accentSetting = deviceSetting('proxima-accent', ['spain', 'america'])

/** A multiple of the voice's normal speed. */
export const paceSetting = deviceSetting('proxima-pace', ['0.8', '0.6', '0.7', '0.9', '1'])

export const useAccent = () => useDeviceSetting(accentSetting)
export const usePace = (): number => Number(useDeviceSetting(paceSetting))

/** The chosen accent and speed. */
export const useManner = () => ({ accent: useAccent(), rate: usePace() })

/** The voices for these speakers on this device. */
export function useCast(speakers: readonly Speaker[]) {
  const voices = useSpanishVoices()
  const accent = useAccent()
  return castVoices(speakers, voices, accent)
}

/** Speaks a Spanish text with the chosen accent and speed. */
export function useChosenVoice(): (text: string) => void {
  const manner = useManner()
  return (text) => void speakLines([{ text }], { speakers: ['woman'], ...manner })
}
