import { heldByPage, nameOf, workNames } from './device-store'
import type { Owner } from './owner'
import { clearTab } from './tab-storage'

/** Whether any of this owner's work is stored on this device. */
export function hasWork(whose: Owner): boolean {
  try {
    return workNames.some((name) => localStorage.getItem(nameOf(name, whose)) !== null)
  } catch {
    return false
  }
}

/** Removes a student's work from this device, and everything else stored under their account id. */
export function deleteWork(whose: string): void {
  clearTab(whose)
  for (const held of heldByPage) for (const name of workNames) held.delete(nameOf(name, whose))
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('proxima-') && key.endsWith(`-${whose}`)) localStorage.removeItem(key)
  } catch (error) {
    console.info(error)
  }
}
