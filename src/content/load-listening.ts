import type { ListeningPassage } from './rooms/types'

const files = import.meta.glob<ListeningPassage>('./rooms/listening/*.ts', { import: 'default' })

/** The passage with this id, in its own chunk; null if there is none. Rejects if the network fails. */
export async function loadListening(id: string): Promise<ListeningPassage | null> {
  const load = files[`./rooms/listening/${id}.ts`]
  return load === undefined ? null : load()
}
