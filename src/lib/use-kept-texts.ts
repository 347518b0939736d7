import { useSyncExternalStore } from 'react'
import { blankText, type KeptText, type KeptTexts, keptText, keptTexts, textsStore } from './kept-texts'

const none: KeptTexts = new Map()

/** The stored texts; none in the prerendered page and during hydration. */
export const useKeptTexts = (): KeptTexts => useSyncExternalStore(textsStore.subscribe, keptTexts, () => none)

export const useKeptText = (task: string): KeptText =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => keptText(task),
    () => blankText,
  )

/** Whether the browser stores the texts, so that they survive the page. */
export const useAreTextsKept = (): boolean =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => textsStore.isKept(),
    () => true,
  )
