import { formatDay } from '@/lib/format-day'
import { isStarted, type SavedPaper } from '@/lib/saved-papers'

/** The student's marks for a text or a recording, as stored on this device. */
export function PaperResult({ saved }: { saved: SavedPaper | undefined }) {
  if (saved === undefined || !isStarted(saved)) return null
  const { result } = saved
  return (
    <p className="font-bold">
      {result === undefined ? 'Started' : `✓ ${result.got} of ${result.of} on ${formatDay(result.at)}`}
    </p>
  )
}
