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

/** What is kept now; nothing in the page as it was built and while the app takes it over. */
export const useKeptPapers = (): KeptPapers =>
  useSyncExternalStore(papersStore.subscribe, keptPapers, () => none)

/** What is kept of one passage. */
export const useKeptPaper = (passage: string): KeptPaper =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => keptPaper(passage),
    () => blankPaper,
  )

/** Whether what is answered outlives the page. */
export const useArePapersKept = (): boolean =>
  useSyncExternalStore(
    papersStore.subscribe,
    () => papersStore.isKept(),
    () => true,
  )
