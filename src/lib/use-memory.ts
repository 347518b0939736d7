import { useSyncExternalStore } from 'react'
import { type Memory, memory, memoryStore } from './memory'

const nothing: Memory = new Map()

/** The current memory; empty in the prerendered page and during hydration. */
export function useMemory(): Memory {
  return useSyncExternalStore(memoryStore.subscribe, memory, () => nothing)
}

/** Whether the browser stores the memory, so that it is still there after a reload. */
export const useIsMemorySaved = (): boolean =>
  useSyncExternalStore(
    memoryStore.subscribe,
    () => memoryStore.isKept(),
    () => true,
  )
