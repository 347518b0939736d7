import { Volume2 } from 'lucide-react'
import { classNames } from '@/lib/class-names'
import { speak, useCanSpeak } from '@/lib/speech'

/** Speaks a Spanish text aloud. Absent where the browser has no Spanish voice, and on paper. */
export function SpeakButton({ text, className }: { text: string; className?: string }) {
  if (!useCanSpeak()) return null
  return (
    <button
      type="button"
      onClick={() => speak(text)}
      className={classNames(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-full align-middle hover:bg-ink/10 print:hidden',
        className,
      )}
    >
      <Volume2 aria-hidden="true" className="size-4" />
      <span className="sr-only">
        Listen to <span lang="es">{text}</span>
      </span>
    </button>
  )
}
