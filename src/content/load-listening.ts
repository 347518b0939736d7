import type { ListeningPassage } from './rooms/types'

const files = import.meta.glob<ListeningPassage>('./rooms/listening/*.ts', { import: 'default' })

/** The passage of this name, in a chunk of its own; null where there is none. Rejects when the network fails. */
export async function loadListening(id: string): Promise<ListeningPassage | null> {
  const load = files[`./rooms/listening/${id}.ts`]
  return load === undefined ? null : load()
}
