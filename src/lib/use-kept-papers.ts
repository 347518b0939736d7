import { useSyncExternalStore } from 'react'
import {
  blankPaper,
  type KeptPaper,
  type KeptPapers,
  keptPaper,
  keptPapers,
  papersStore,
} from './kept-papers'

const none: KeptPapers = new Map()

/** The stored papers; none in the prerendered page and during hydration. */
export const useKeptPapers = (): KeptPapers =>
  useSyncExternalStore(papersStore.subscribe, keptPapers, () => none)

export const useKeptPaper = (passage: string): KeptPaper =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => keptPaper(passage),
    () => blankPaper,
  )

/** Whether the browser stores the answers, so that they survive the page. */
export const useArePapersKept = (): boolean =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => papersStore.isKept(),
    () => true,
  )
