import { rememberedInTab, rememberInTab } from '@/lib/tab-storage'

/** A rating that is still to be saved: a visitor has to sign in first, a student to have a network. It dies with the tab. */
export interface KeptRating {
  topicId: string
  rating: number
  /** The student who gave it; null for a visitor, who may be anybody. */
  userId: string | null
}

const name = 'proxima-rating'

/** Null forgets it. Where nothing can be kept the student rates again, as anywhere else. */
export const keepRating = (kept: KeptRating | null): void => rememberInTab(name, kept)

/** What this student, or a visitor (null), has given and not saved. A visitor's belongs to the first who signs in. */
export function keptRating(userId: string | null): KeptRating | null {
  const kept = rememberedInTab(name)
  if (kept === null || !('topicId' in kept && 'rating' in kept && 'userId' in kept)) return null
  const { topicId, rating } = kept
  const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
  const isTheirs = kept.userId === null || kept.userId === userId
  if (typeof topicId !== 'string' || !isRating || !isTheirs) return null
  const theirs = { topicId, rating, userId }
  if (kept.userId !== userId) keepRating(theirs)
  return theirs
}
