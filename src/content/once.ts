/**
 * Memoises a loader by key. Callers get the same promise each time, as rendering with `use` requires. A failure is not
 * cached: the next call retries.
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
