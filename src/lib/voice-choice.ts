import { castVoices, type VoiceSex } from './cast-voices'
import { deviceSetting } from './device-setting'
import { speakLines, useSpanishVoices } from './speech'
import { useDeviceSetting } from './use-device-setting'

/** Where the voices are from. */
export const accentSetting = deviceSetting('proxima-accent', ['spain', 'america'])

/** How many times the speed of the voice. */
export const paceSetting = deviceSetting('proxima-pace', ['0.8', '0.6', '0.7', '0.9', '1'])

export const useAccent = () => useDeviceSetting(accentSetting)
export const usePace = (): number => Number(useDeviceSetting(paceSetting))

/** Who says the lines of these speakers on this device. */
export function useCast(speakers: readonly VoiceSex[]) {
  const voices = useSpanishVoices()
  const accent = useAccent()
  return castVoices(speakers, voices, accent)
}

/** Says a Spanish text with the accent and at the speed that were chosen. */
export function useChosenVoice(): (text: string) => void {
  const [by] = useCast(['woman'])
  const rate = usePace()
  return (text) => {
    if (by !== undefined) speakLines([{ text, by }], { rate })
  }
}
