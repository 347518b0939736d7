import { useSyncExternalStore } from 'react'
import {
  areTextsKept,
  blankText,
  type KeptText,
  type KeptTexts,
  keptText,
  keptTexts,
  subscribeToTexts,
} from './kept-texts'

const none: KeptTexts = new Map()

/** What is kept now; nothing in the page as it was built and while the app takes it over. */
export const useKeptTexts = (): KeptTexts => useSyncExternalStore(subscribeToTexts, keptTexts, () => none)

/** What is kept of one task. */
export const useKeptText = (task: string): KeptText =>
  useSyncExternalStore(
    subscribeToTexts,
    () => keptText(task),
    () => blankText,
  )

/** Whether what is written outlives the page. */
export const useAreTextsKept = (): boolean => useSyncExternalStore(subscribeToTexts, areTextsKept, () => true)
