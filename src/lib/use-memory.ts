import { useSyncExternalStore } from 'react'
import { type Memory, memory, memoryStore } from './memory'

const nothing: Memory = new Map()

/** What is remembered now; nothing in the page as it was built and while the app takes it over. */
export function useMemory(): Memory {
  return useSyncExternalStore(memoryStore.subscribe, memory, () => nothing)
}

/** Whether what is remembered outlives the page. */
export const useIsMemoryKept = (): boolean =>
  useSyncExternalStore(
    memoryStore.subscribe,
    () => memoryStore.isKept(),
    () => true,
  )
