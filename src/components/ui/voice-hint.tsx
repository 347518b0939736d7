import { useCanSpeak } from '@/lib/speech'

/** In one sentence, for any device. */
export const howToAddVoice =
  'Search your device’s settings for “text to speech” (Android, Chromebook), “spoken content” (iPhone, iPad, Mac) or “speech” (Windows), add a Spanish voice and reopen this page. On a school computer, ask whoever looks after it.'

/** If no Spanish voice is installed, says so and how to get one; otherwise renders nothing. */
export function VoiceHint() {
  if (useCanSpeak() !== 'no') return null
  return (
    <details className="text-sm print:hidden">
      <summary className="min-h-6 cursor-pointer">
        This device has no Spanish voice, so there’s no sound. How to add one
      </summary>
      <p className="mt-2">{howToAddVoice}</p>
    </details>
  )
}
