/** Beyond this many keys, those that have their full allowance again are forgotten. */
const remembered = 10_000

/**
 * A token bucket for each key (a network address, say): true when one more request may pass.
 * @param perFiveMinutes how fast a bucket refills, in requests per five minutes
 * @param burst at most this many at once; 30 is what the hosted service allows
 */
export function rateLimit(perFiveMinutes: number, now: () => Date, burst = 30): (key: string) => boolean {
  const size = Math.min(burst, perFiveMinutes)
  const perMillisecond = perFiveMinutes / 300_000
  const buckets = new Map<string, { left: number; at: number }>()

  function left(bucket: { left: number; at: number }, time: number): number {
    return Math.min(size, bucket.left + Math.max(0, time - bucket.at) * perMillisecond)
  }
  return (key) => {
    const time = now().getTime()
    if (buckets.size > remembered) {
      for (const [other, bucket] of buckets) if (left(bucket, time) >= size) buckets.delete(other)
    }
    const available = left(buckets.get(key) ?? { left: size, at: time }, time)
    const allowed = available >= 1
    buckets.set(key, { left: allowed ? available - 1 : available, at: time })
    return allowed
  }
}
