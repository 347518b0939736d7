/** Stores a value until the tab is closed; null removes it. If the browser cannot store it, it is lost at once. */
export function saveInTab(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch (error) {
    console.info(error)
  }
}

/**
 * Removes everything that this tab stores for an account or, without `owner`, everything that does not belong to an
 * account.
 */
export function clearTab(owner?: string): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('proxima-') && ownerOf(name) === owner) sessionStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
}

function ownerOf(name: string): string | undefined {
  const stored = readFromTab(name)
  return stored !== null && 'userId' in stored && typeof stored.userId === 'string'
    ? stored.userId
    : undefined
}

/** The stored value. Untrusted input: null if there is none or it cannot be parsed. */
export function readFromTab(name: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
