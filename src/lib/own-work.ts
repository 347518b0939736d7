import { heldByPage, nameOf, workNames } from './device-store'
import type { Owner } from './owner'
import { forgetTab } from './tab-storage'

/** Whether anything that somebody has made is kept on this device. */
export function hasWork(whose: Owner): boolean {
  try {
    return workNames.some((name) => localStorage.getItem(nameOf(name, whose)) !== null)
  } catch {
    return false
  }
}

/** Removes what a student has made from this device, and all else that is kept under the id of their account. */
export function removeWork(whose: string): void {
  forgetTab(whose)
  for (const held of heldByPage) for (const name of workNames) held.delete(nameOf(name, whose))
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('proxima-') && key.endsWith(`-${whose}`)) localStorage.removeItem(key)
  } catch (error) {
    console.info(error)
  }
}
