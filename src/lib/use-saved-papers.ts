import { useSyncExternalStore } from 'react'
import {
  blankPaper,
  papersStore,
  type SavedPaper,
  type SavedPapers,
  savedPaper,
  savedPapers,
} from './saved-papers'

const none: SavedPapers = new Map()

/** The stored papers; none in the prerendered page and during hydration. */
export const useSavedPapers = (): SavedPapers =>
  useSyncExternalStore(papersStore.subscribe, savedPapers, () => none)

export const useSavedPaper = (passage: string): SavedPaper =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => savedPaper(passage),
    () => blankPaper,
  )

/** Whether the browser stores the answers, so that they are still there after a reload. */
export const useArePapersSaved = (): boolean =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => papersStore.isKept(),
    () => true,
  )
