import { Trash2 } from 'lucide-react'
import { TextButton } from '@/components/ui/text-link'
import { useMicrophoneProblem } from './use-microphone-problem'
import { useRecorder } from './use-recorder'

const canRecord =
  'You can record your answers. They stay on this page, on this device. Nothing is sent or saved, and they’re deleted when you leave the page.'

/** Says where the recordings are stored, and offers to delete them all. */
export function RecordingsNote() {
  const { recorder, takes } = useRecorder()
  const count = takes.size
  const problem = useMicrophoneProblem()
  if (count === 0 && problem !== undefined)
    return (
      <div className="grid max-w-prose text-sm *:[grid-area:1/1] print:hidden">
        <p role="status" className="py-2">
          {`${problem === 'missing' ? 'This device has no microphone, or it’s switched off' : 'This browser can’t record'}: say your answers aloud. Everything here works without recording.`}
        </p>
        {/* Reserves the height of the previous text, to avoid a layout shift. */}
        <p aria-hidden="true" className="invisible py-2">
          {canRecord}
        </p>
      </div>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      <p role="status" className="max-w-prose py-2">
        {count === 0
          ? canRecord
          : `${count} ${count === 1 ? 'recording' : 'recordings'} on this page, stored only on this device until you leave.`}
      </p>
      {count > 0 && (
        <TextButton className="inline-flex min-h-11 items-center gap-2" onClick={recorder.deleteAll}>
          <Trash2 aria-hidden="true" className="size-4" /> Delete all recordings
        </TextButton>
      )}
    </div>
  )
}
