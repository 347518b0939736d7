import { pieces } from 'virtual:speaking-list'
import { once } from '@/content/once'

/** Loads a piece from its own chunk; null if the id is unknown. Rejects on network failure. */
export const loadPiece = once(async (id: string) => (await pieces[id]?.())?.piece ?? null)
