import { Volume2 } from 'lucide-react'
import { VoiceHint } from '@/components/ui/voice-hint'
import { useCanSpeak } from '@/lib/speech'

/** Explains once per lesson what the dotted words do, or why there is no sound. */
export function SoundLegend() {
  const canSpeak = useCanSpeak()
  return (
    // Reserve its height, because the browser's voices load later.
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
