import { exerciseCounts } from 'virtual:exercise-counts'
import { TextLink } from '@/components/ui/text-link'
import type { LessonId } from '@/content/registry'
import { readItemName } from '@/exercises/item-names'
import { useMemory } from '@/lib/use-memory'
import { paths } from '@/paths'

/** The lesson of each exercise answered on this device, with one entry per exercise. */
const useAnswered = (): string[] =>
  [...useMemory().keys()].flatMap((name) => {
    const read = readItemName(name)
    return read?.kind === 'exercise' ? [read.lesson] : []
  })

/**
 * The number of exercises in a lesson that were answered on this device. Renders nothing if there are none. This is not
 * the student's progress.
 */
export function AnsweredHere({ lesson }: { lesson: LessonId }) {
  const all = exerciseCounts[lesson] ?? 0
  const answered = useAnswered().filter((id) => id === lesson).length
  // The memory may still name exercises that the lesson no longer has.
  return answered === 0 || all === 0 ? null : <span>{`${Math.min(answered, all)} of ${all} answered`}</span>
}

/** Offers an account to a visitor who has answered something. */
export function AccountOffer() {
  return useAnswered().length === 0 ? null : (
    <p>
      Answers stay on this device. <TextLink to={paths.auth}>Sign in to save the stops you finish</TextLink>.
    </p>
  )
}
