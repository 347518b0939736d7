import { pieces } from 'virtual:speaking-list'
import type { SpeakingPiece } from '@/content/speaking-list'

/** The piece of this id, in a chunk of its own; null where there is none. Rejects when the network fails. */
export async function loadPiece(id: string): Promise<SpeakingPiece | null> {
  const load = pieces[id]
  return load === undefined ? null : (await load()).piece
}
