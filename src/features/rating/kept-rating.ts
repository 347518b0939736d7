/** A rating that a visitor gave before signing in to keep it. It dies with the tab. */
export interface KeptRating {
  topicId: string
  rating: number
}

const name = 'proxima-rating'

export function keepRating(kept: KeptRating): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch (error) {
    // Without a storage the student rates again, as anywhere else.
    console.info(error)
  }
}

export function keptRating(): KeptRating | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('topicId' in kept) || !('rating' in kept)) return null
    const { topicId, rating } = kept
    const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
    return typeof topicId === 'string' && isRating ? { topicId, rating } : null
  } catch {
    return null
  }
}

export function forgetRating(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // What cannot be stored is not there.
  }
}
