import { useSyncExternalStore } from 'react'
import { examStore, type MyExams } from './my-exams'

/** This student's exams; null if they have not answered, undefined in the prerendered page and during hydration. */
export const useMyExams = (): MyExams | undefined =>
  useSyncExternalStore(
    examStore.subscribe,
    () => examStore.current(),
    () => undefined,
  )
