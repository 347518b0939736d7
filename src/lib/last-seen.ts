import { seenName } from './forget-seen'

/**
 * A value that was read. `asOf` is null for a fresh value; for a cached one, when it was read, in milliseconds
 * since 1970.
 */
export interface Seen<Value> {
  value: Value
  asOf: number | null
}

/** The cached value for `name`. Untrusted input: returns null unless it can be parsed. */
function lastSeen<Value>(name: string, parse: (kept: unknown) => Value): Seen<Value> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(seenName(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('value' in kept && 'asOf' in kept)) return null
    const { value, asOf } = kept
    return typeof asOf === 'number' ? { value: parse(value), asOf } : null
  } catch {
    return null
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(seenName(name), JSON.stringify({ value, asOf: Date.now() }))
  } catch (error) {
    // Without storage there is nothing to show offline.
    console.info(error)
  }
}

/**
 * Reads a value and caches it. Where the device knows that it is offline, returns the cached value instead; any
 * other failure is rethrown.
 * @param parse validates what comes from the backend or the cache, and throws if it is invalid
 */
export async function readOrLastSeen<Value>(
  name: string,
  parse: (found: unknown) => Value,
  read: () => Promise<unknown>,
): Promise<Seen<Value>> {
  const withoutNetwork = () => (navigator.onLine ? null : lastSeen(name, parse))
  const known = withoutNetwork()
  if (known !== null) return known
  try {
    const value = parse(await read())
    keep(name, value)
    return { value, asOf: null }
  } catch (error) {
    // The network may have gone during the read.
    const seen = withoutNetwork()
    if (seen === null) throw error
    return seen
  }
}

/** A cached value is stale, so it is refetched at the first chance. */
export const seenStaleTime = (seen: Seen<unknown> | undefined): number => (seen?.asOf === null ? 60_000 : 0)
