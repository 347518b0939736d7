import { useSyncExternalStore } from 'react'
import { blankText, type KeptText, type KeptTexts, keptText, keptTexts, textsStore } from './kept-texts'

const none: KeptTexts = new Map()

/** What is kept now; nothing in the page as it was built and while the app takes it over. */
export const useKeptTexts = (): KeptTexts => useSyncExternalStore(textsStore.subscribe, keptTexts, () => none)

/** What is kept of one task. */
export const useKeptText = (task: string): KeptText =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => keptText(task),
    () => blankText,
  )

/** Whether what is written outlives the page. */
export const useAreTextsKept = (): boolean =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => textsStore.isKept(),
    () => true,
  )
