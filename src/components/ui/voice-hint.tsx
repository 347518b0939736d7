import { useCanSpeak } from '@/lib/speech'

/** In one sentence, for any device. */
export const howToAddVoice =
  'Search the settings of your device for “text to speech” (Android, Chromebook), “spoken content” (iPhone, iPad, Mac) or “speech” (Windows), add a voice for Spanish, and open this page again. On a school’s computer, ask whoever looks after it.'

/** Where no Spanish voice is installed, says so and how to get one; otherwise renders nothing. */
export function VoiceHint() {
  if (useCanSpeak() !== 'no') return null
  return (
    <details className="text-sm print:hidden">
      <summary className="min-h-6 cursor-pointer">
        This device has no Spanish voice, so nothing can be heard. How to add one
      </summary>
      <p className="mt-2">{howToAddVoice}</p>
    </details>
  )
}
