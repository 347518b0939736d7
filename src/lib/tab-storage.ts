/** Stores a value until the tab is closed; null removes it. Where the browser stores nothing, it is lost at once. */
export function saveInTab(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch (error) {
    console.info(error)
  }
}

/** Removes what this tab stores for an account; without one, what belongs to no account. */
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
