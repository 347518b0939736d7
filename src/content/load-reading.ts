import type { ReadingText } from './rooms/types'

const files = import.meta.glob<ReadingText>('./rooms/reading/*.ts', { import: 'default' })

/** The text of this name, in a chunk of its own; null where there is none. Rejects when the network fails. */
export async function loadReading(id: string): Promise<ReadingText | null> {
  const load = files[`./rooms/reading/${id}.ts`]
  return load === undefined ? null : load()
}
