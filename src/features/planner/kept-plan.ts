import { useSyncExternalStore } from 'react'
import { deviceStore } from '@/lib/device-store'
import { type Plan, readPlan } from './plan'

export const planStore = deviceStore<Plan | null>({
  name: 'proxima-plan',
  nothing: null,
  read: (kept) => readPlan(kept) ?? null,
  write: (plan) => plan,
})

/** The student's plan, null while there is none; undefined in the page as it was built, where nobody knows. */
export const usePlan = (): Plan | null | undefined =>
  useSyncExternalStore(
    planStore.subscribe,
    () => planStore.current(),
    () => undefined,
  )

/** False where the browser does not keep it: then it is there until the page is closed. */
export const isPlanKept = (): boolean => planStore.isKept()

/** Keeps a plan; null forgets it. */
export const keepPlan = (plan: Plan | null): void => planStore.keep(plan)
