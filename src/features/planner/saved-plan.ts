import { useSyncExternalStore } from 'react'
import { deviceStore } from '@/lib/device-store'
import { type Plan, readPlan } from './plan'

export const planStore = deviceStore<Plan | null>({
  name: 'proxima-plan',
  nothing: null,
  read: (stored) => readPlan(stored) ?? null,
  write: (plan) => plan,
})

/** The student's plan; null if there is none, undefined in the prerendered page. */
export const usePlan = (): Plan | null | undefined =>
  useSyncExternalStore(
    planStore.subscribe,
    () => planStore.current(),
    () => undefined,
  )

/** False if the browser cannot save the plan, which is then lost when the page is closed. */
export const isPlanSaved = (): boolean => planStore.isKept()

/** Saves a plan; null deletes it. */
export const savePlan = (plan: Plan | null): void => planStore.keep(plan)
