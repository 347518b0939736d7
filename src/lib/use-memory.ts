import { useSyncExternalStore } from 'react'
import { isMemoryKept, type Memory, memory, subscribe } from './memory'

const nothing: Memory = new Map()

/** What is remembered now; nothing in the page as it was built and while the app takes it over. */
export function useMemory(): Memory {
  return useSyncExternalStore(subscribe, memory, () => nothing)
}

/** Whether what is remembered outlives the page. */
export const useIsMemoryKept = (): boolean => useSyncExternalStore(subscribe, isMemoryKept, () => true)
