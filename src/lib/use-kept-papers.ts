import { useSyncExternalStore } from 'react'
import {
  arePapersKept,
  blankPaper,
  type KeptPaper,
  type KeptPapers,
  keptPaper,
  keptPapers,
  subscribeToPapers,
} from './kept-papers'

const none: KeptPapers = new Map()

/** What is kept now; nothing in the page as it was built and while the app takes it over. */
export const useKeptPapers = (): KeptPapers => useSyncExternalStore(subscribeToPapers, keptPapers, () => none)

/** What is kept of one passage. */
export const useKeptPaper = (passage: string): KeptPaper =>
  useSyncExternalStore(
    subscribeToPapers,
    () => keptPaper(passage),
    () => blankPaper,
  )

/** Whether what is answered outlives the page. */
export const useArePapersKept = (): boolean =>
  useSyncExternalStore(subscribeToPapers, arePapersKept, () => true)
