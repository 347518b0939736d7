import { rememberedInTab, rememberInTab } from '@/lib/tab-storage'

/**
 * A rating that is not saved yet, because a visitor must sign in first or a student is offline. Stored for the lifetime
 * of the tab.
 */
export interface KeptRating {
  topicId: string
  rating: number
  /** The student who gave it; null for a visitor. */
  userId: string | null
}

const name = 'proxima-rating'

/** Null deletes it. If storage is unavailable, the student simply has to rate again. */
export const keepRating = (kept: KeptRating | null): void => rememberInTab(name, kept)

/**
 * The unsaved rating of this student, or of a visitor (null). A visitor's rating goes to the first student who signs
 * in.
 */
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
