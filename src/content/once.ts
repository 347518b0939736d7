/**
 * Loads each thing once and gives one promise for it, as whoever waits for it while drawing needs. After a failure the
 * next to ask has it loaded anew.
 */
export function once<Key extends string, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = load(key)
    known.set(key, value)
    value.catch(() => known.delete(key))
    return value
  }
}
