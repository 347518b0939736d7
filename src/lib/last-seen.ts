import { seenName } from './forget-seen'

/** What was read, and when, in milliseconds since 1970, where it is not of now but what this device has seen last. */
export interface Seen<Value> {
  value: Value
  asOf: number | null
}

/** What was seen last under this name, which anybody may have written; null where there is nothing that can be read. */
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
    // A device that keeps nothing has nothing to show without a network.
    console.info(error)
  }
}

/**
 * Reads, and keeps what was read. Where the device knows that it has no network, gives what was seen last instead; any
 * other failure is thrown as it is.
 * @param parse checks what comes from the backend or from the device, and throws where it cannot be read
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
    // It may have gone while we were reading.
    const seen = withoutNetwork()
    if (seen === null) throw error
    return seen
  }
}

/** What was seen last is asked for again at the first chance. */
export const seenStaleTime = (seen: Seen<unknown> | undefined): number => (seen?.asOf === null ? 60_000 : 0)
