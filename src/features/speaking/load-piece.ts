import { pieces } from 'virtual:speaking-list'
import { once } from '@/content/once'

/** The piece of this id, in a chunk of its own; null where there is none. Rejects when the network fails. */
export const loadPiece = once(async (id: string) => (await pieces[id]?.())?.piece ?? null)
