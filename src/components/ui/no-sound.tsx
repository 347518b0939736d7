import { lazy } from 'react'
import { LazyPart } from './lazy-part'

const Note = lazy(async () => ({ default: (await import('./no-voice-note')).NoVoiceNote }))

/** Says that a button that was pressed makes no sound, if that is so. */
export const NoSound = ({ isPressed, onClose }: { isPressed: boolean; onClose: () => void }) =>
  isPressed && (
    <LazyPart>
      <Note onClose={onClose} />
    </LazyPart>
  )
