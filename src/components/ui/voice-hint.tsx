import { type CanSpeak, isMute, useCanSpeak } from '@/lib/speech'

/** In one sentence, for any device. */
export const howToAddVoice =
  'Search your device’s settings for “text to speech” (Android, Chromebook), “spoken content” (iPhone, iPad, Mac) or “speech” (Windows), add a Spanish voice and reopen this page. On a school computer, ask whoever looks after it.'

/** Why there is no sound, as the start of a sentence. */
export const whyMute = (canSpeak: CanSpeak | undefined) =>
  canSpeak === 'failed' ? 'This device’s voice isn’t working' : 'This device has no Spanish voice'

/** If there is no sound, says why and how to get a voice; otherwise renders nothing. */
export function VoiceHint() {
  const canSpeak = useCanSpeak()
  if (!isMute(canSpeak)) return null
  return (
    <details className="text-sm print:hidden">
      <summary className="min-h-6 cursor-pointer">
        {`${whyMute(canSpeak)}, so there’s no sound. How to add ${canSpeak === 'failed' ? 'another' : 'one'}`}
      </summary>
      <p className="mt-2">{howToAddVoice}</p>
    </details>
  )
}
