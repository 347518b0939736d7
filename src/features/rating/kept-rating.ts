import { rememberedInTab, rememberInTab } from '@/lib/tab-storage'

/** A rating that a visitor gave before signing in to keep it. It dies with the tab. */
export interface KeptRating {
  topicId: string
  rating: number
}

const name = 'proxima-rating'

/** Null forgets it. Where nothing can be kept the student rates again, as anywhere else. */
export const keepRating = (kept: KeptRating | null): void => rememberInTab(name, kept)

export function keptRating(): KeptRating | null {
  const kept = rememberedInTab(name)
  if (kept === null || !('topicId' in kept && 'rating' in kept)) return null
  const { topicId, rating } = kept
  const isRating = typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating)
  return typeof topicId === 'string' && isRating ? { topicId, rating } : null
}
