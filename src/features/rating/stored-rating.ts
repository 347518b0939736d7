import { readFromTab, saveInTab } from '@/lib/tab-storage'

/**
 * A rating that is not saved yet, because a visitor must sign in first or a student is offline. Stored for the lifetime
 * of the tab.
 */
export interface StoredRating {
  topicId: string
  rating: number
  /** The student who gave it; null for a visitor. */
  userId: string | null
}

const name = 'proxima-rating'

/** Null deletes it. If storage is unavailable, the student simply has to rate again. */
export const storeRating = (stored: StoredRating | null): void => saveInTab(name, stored)

/**
 * The unsaved rating of this student, or of a visitor (null). A visitor's rating goes to the first student who signs
 * in.
 */
export function readStoredRating(userId: string | null): StoredRating | null {
  const stored = readFromTab(name)
  if (stored === null || !('topicId' in stored && 'rating' in stored && 'userId' in stored)) return null
  const { topicId, rating } = stored
  const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
  const isTheirs = stored.userId === null || stored.userId === userId
  if (typeof topicId !== 'string' || !isRating || !isTheirs) return null
  const theirs = { topicId, rating, userId }
  if (stored.userId !== userId) storeRating(theirs)
  return theirs
}
