import { castVoices, type VoiceSex } from '@/lib/cast-voices'
import { deviceSetting } from '@/lib/device-setting'
import { useSpanishVoices } from '@/lib/speech'
import { useDeviceSetting } from '@/lib/use-device-setting'

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
