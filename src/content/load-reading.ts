import type { ReadingText } from './rooms/types'

const files = import.meta.glob<ReadingText>('./rooms/reading/*.ts', { import: 'default' })

/** The text with this id, in its own chunk; null if there is none. Rejects if the network fails. */
export async function loadReading(id: string): Promise<ReadingText | null> {
  const load = files[`./rooms/reading/${id}.ts`]
  return load === undefined ? null : load()
}
