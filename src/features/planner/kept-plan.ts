import { useSyncExternalStore } from 'react'
import { type Plan, readPlan } from './plan'

const storageName = 'proxima-plan'
const listeners = new Set<() => void>()

/** What was read or written last, with the text that it came from. */
let latest: { text: string | null; plan: Plan | null } = { text: null, plan: null }
/** Where the browser keeps nothing, until the page is closed. */
let isKept = true

function current(): Plan | null {
  if (!isKept) return latest.plan
  let text: string | null
  try {
    text = localStorage.getItem(storageName)
  } catch {
    isKept = false
    return latest.plan
  }
  if (text !== latest.text) latest = { text, plan: text === null ? null : (readPlan(text) ?? null) }
  return latest.plan
}

function subscribe(listener: () => void): () => void {
  const listenToOthers = ({ key }: StorageEvent) => {
    if (key === storageName || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', listenToOthers)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listenToOthers)
  }
}

/** The student's plan, null while there is none; undefined in the page as it was built, where nobody knows. */
export const usePlan = (): Plan | null | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined)

/** False where the browser does not keep it: then it is there until the page is closed. */
export const isPlanKept = (): boolean => isKept

/** Keeps a plan; null forgets it. */
export function keepPlan(plan: Plan | null): void {
  const text = plan === null ? null : JSON.stringify(plan)
  try {
    if (text === null) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, text)
    isKept = true
  } catch {
    isKept = false
  }
  latest = { text, plan }
  for (const listener of listeners) listener()
}
