import { deleteForAnHour, readForAnHour, saveForAnHour } from '@/lib/for-an-hour'
import { readFromTab, saveInTab } from '@/lib/tab-storage'

/**
 * A rating that has not been saved yet, because a visitor must sign in first or a student is offline. Stored for the
 * lifetime of the tab. A visitor's stars are also stored for an hour on the device, because the link in an email may
 * open another tab; the comment is not, because the next person to use this device might see it.
 */
export interface StoredRating {
  topicId: string
  /** Null if only a comment was written. */
  rating: number | null
  /** The comment. */
  feedback?: string
  /** The student who gave it; null for a visitor. */
  userId: string | null
}

const name = 'proxima-rating'

const longestFeedback = 5000

/** Null deletes the stored rating. If storage is unavailable, the student simply has to rate again. */
export function storeRating(stored: StoredRating | null): void {
  saveInTab(
    name,
    stored?.feedback ? { ...stored, feedback: stored.feedback.slice(0, longestFeedback) } : stored,
  )
  if (stored?.userId === null) storeOnDevice(stored)
  else deleteForAnHour(name)
}

/** Stores stars without a comment, and only in this tab. */
export const storeStarsInTab = (stars: Omit<StoredRating, 'feedback'>): void => saveInTab(name, stars)

/** Stores a visitor's stars from this tab on the device, for a visitor who is about to sign in. */
export function takeStarsToSignIn(): void {
  const inTab = readStoredRating(null)
  if (inTab !== null) storeOnDevice(inTab)
}

/** Stores the stars for other tabs to find. */
function storeOnDevice({ feedback: _, ...stars }: StoredRating): void {
  if (stars.rating === null) deleteForAnHour(name)
  else saveForAnHour(name, stars)
}

/** Validates untrusted input; returns null if it is not a complete rating. */
function parse(stored: object | null): StoredRating | null {
  if (stored === null || !('topicId' in stored && 'rating' in stored && 'userId' in stored)) return null
  const { topicId, rating, userId } = stored
  const feedback = 'feedback' in stored ? stored.feedback : undefined
  if (typeof topicId !== 'string' || (userId !== null && typeof userId !== 'string')) return null
  const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
  const hasFeedback = typeof feedback === 'string' && feedback !== '' && feedback.length <= longestFeedback
  if (!isRating && !(rating === null && hasFeedback)) return null
  return { topicId, rating: isRating ? rating : null, ...(hasFeedback && { feedback }), userId }
}

/**
 * The unsaved rating of this student, or of a visitor (null). A visitor's rating goes to the first student who signs
 * in, whichever tab they use. A visitor sees only a rating from this tab, because a rating from another tab could be
 * somebody else's.
 */
export function readStoredRating(userId: string | null): StoredRating | null {
  const inTab = parse(readFromTab(name))
  if (inTab !== null && inTab.userId === userId) return inTab
  if (userId === null) return null
  const given = inTab?.userId === null ? inTab : parse(readForAnHour(name))
  if (given === null || (given.userId !== null && given.userId !== userId)) return null
  const theirs = { ...given, userId }
  saveInTab(name, theirs)
  storeOnDevice(theirs)
  return theirs
}
