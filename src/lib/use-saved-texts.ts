import { useSyncExternalStore } from 'react'
import { blankText, type SavedText, type SavedTexts, savedText, savedTexts, textsStore } from './saved-texts'

const none: SavedTexts = new Map()

/** The stored texts; none in the prerendered page and during hydration. */
export const useSavedTexts = (): SavedTexts =>
  useSyncExternalStore(textsStore.subscribe, savedTexts, () => none)

export const useSavedText = (task: string): SavedText =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => savedText(task),
    () => blankText,
  )

/** Whether the browser stores the texts, so that they are still there after a reload. */
export const useAreTextsSaved = (): boolean =>
  useSyncExternalStore(
    textsStore.subscribe,
    () => textsStore.isKept(),
    () => true,
  )
