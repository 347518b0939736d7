/** Above this many keys, full buckets are removed. */
const maxBuckets = 10_000

/**
 * A token bucket for each key (an IP address, for example). Returns whether one more request is allowed.
 * @param perFiveMinutes the refill rate, in requests per five minutes
 * @param burst the maximum number of requests at once; the hosted service allows 30
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
    if (buckets.size > maxBuckets) {
      for (const [other, bucket] of buckets) if (left(bucket, time) >= size) buckets.delete(other)
    }
    const available = left(buckets.get(key) ?? { left: size, at: time }, time)
    const allowed = available >= 1
    buckets.set(key, { left: allowed ? available - 1 : available, at: time })
    return allowed
  }
}
