import { Volume2 } from 'lucide-react'
import { VoiceHint } from '@/components/ui/voice-hint'
import { useCanSpeak } from '@/lib/speech'

/** Says once in a lesson what the dotted words are for, or why nothing can be heard. */
export function SoundLegend() {
  const canSpeak = useCanSpeak()
  return (
    // Its line is there before the browser knows its voices.
    <div className="mt-2 min-h-6 text-sm text-muted print:hidden">
      {canSpeak === 'yes' && (
        <p className="flex items-center gap-2">
          <Volume2 aria-hidden="true" className="size-4 shrink-0" />
          Tap a dotted word to hear it
        </p>
      )}
      <VoiceHint />
    </div>
  )
}
