import { useSyncExternalStore } from 'react'
import type { LessonId } from '@/content/registry'
import { BackLink } from '@/features/auth/back-link'
import { toast } from '@/lib/toast'
import { addableWork, addVisitorWork, isDeclined, noRoomForAll, subscribeToWork } from './work'

/**
 * The link back to the page that a student came from. Following it also adds a visitor's work on this device to the
 * student's, and the link says so, unless the student has said that the work is not theirs.
 */
export function BackWithWork({ whose, rated }: { whose: string; rated: LessonId | undefined }) {
  const toAdd = useSyncExternalStore(subscribeToWork, () => (isDeclined(whose) ? '' : addableWork(whose)))
  if (toAdd === '') return <BackLink rated={rated} />
  return (
    <BackLink
      rated={rated}
      note={`It also adds ${toAdd} from this device.`}
      onFollow={() => {
        if (!addVisitorWork(whose)) toast.error('Not everything was added', { description: noRoomForAll })
      }}
    />
  )
}
