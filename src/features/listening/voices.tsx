import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { VoiceSettings } from '@/components/voice-settings'
import { isMute, useCanSpeak } from '@/lib/speech'
import { NoVoice } from './no-voice'

/** Settings for voice, accent and speed; without a voice, what to do. */
export function Voices() {
  const canSpeak = useCanSpeak()
  return (
    <Card id="voices" aria-labelledby="voices-head" className="scroll-mt-24">
      <h2 id="voices-head" className="mb-3 text-2xl">
        Voices and speed
      </h2>
      <div className="min-h-76 sm:min-h-48">
        {isMute(canSpeak) ? (
          <NoVoice>
            <p className="mt-2">
              You can read the transcript of each <TextLink to="#passages">recording</TextLink> instead, and
              answer its questions.
            </p>
          </NoVoice>
        ) : (
          <VoiceSettings withTrial />
        )}
      </div>
    </Card>
  )
}
