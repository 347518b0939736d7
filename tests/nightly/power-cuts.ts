import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { embeddedKey } from '@/lib/embedded-key'
import { memoryStorage } from '../support/backend'
import { withBackendOnlySite } from '../support/backend-only-site'
import { seededRandom } from '../support/seeded-random'
import type { Site } from '../support/site'

export interface PowerCutCounts {
  cuts: number
  /** Writes that the server acknowledged. */
  acknowledged: number
  /** Writes in flight when the server was killed. */
  cutShort: number
  /** Writes sent while another write of the same row was in flight. */
  concurrent: number
}

/** Number of concurrent writes. */
const writers = 4

/** A write to a row. `begun` and `acknowledged` are positions in the sequence of all events of the run. */
interface Write {
  rating: number | undefined
  begun: number
  acknowledged: number
}

/** Two of the writers share two rows, which they save repeatedly; the others have forty each. */
const topicOf = (writer: number, random: () => number) =>
  writer < 2 ? `topic-both-${Math.floor(random() * 2)}` : `topic-${writer}-${Math.floor(random() * 40)}`

/**
 * The writes whose value a row may have: all except those that were acknowledged before another acknowledged write
 * began.
 */
const possibleWrites = (writes: readonly Write[]) =>
  writes.filter(
    (one) => !writes.some((other) => other.acknowledged < Infinity && other.begun > one.acknowledged),
  )

/**
 * Repeatedly kills the server (`kill -9`) at random moments while a student saves. Throws if an acknowledged write is
 * lost, if a value appears that nobody sent, or if a write fails for another reason. Also throws if no write was in
 * flight, because then nothing would have been tested. The seed determines the writes, but not which of them are
 * interrupted.
 */
export const cutPower = (times: number, seed: number): Promise<PowerCutCounts> =>
  withBackendOnlySite((site) => cutPowerOf(site, times, seed))

async function cutPowerOf(site: Site, times: number, seed: number): Promise<PowerCutCounts> {
  const client = createClient(site.origin, embeddedKey, {
    auth: { autoRefreshToken: false, ...memoryStorage() },
  })
  const { data, error } = await client.auth.signInWithPassword({
    email: 'ben@example.com',
    password: 'aprender-espanol',
  })
  if (error !== null) throw error
  const counts: PowerCutCounts = { cuts: 0, acknowledged: 0, cutShort: 0, concurrent: 0 }
  const writes = new Map<string, Write[]>()
  /** The row that each writer is saving. */
  const inFlight = new Map<number, string>()
  const randoms = Array.from({ length: writers }, (_, writer) => seededRandom(seed + writer))
  const moments = seededRandom(seed + writers)
  let events = 0
  let isCut = false

  /** Saves one row. Returns false if the server was killed. */
  async function save(writer: number, random: () => number): Promise<boolean> {
    const topic = topicOf(writer, random)
    const write: Write = { rating: 1 + Math.floor(random() * 5), begun: ++events, acknowledged: Infinity }
    const sent = writes.get(topic) ?? [{ rating: undefined, begun: 0, acknowledged: 0 }]
    writes.set(topic, [...sent, write])
    if ([...inFlight.values()].includes(topic)) counts.concurrent += 1
    inFlight.set(writer, topic)
    const { error, status } = await client.from('user_progress').upsert(
      {
        user_id: data.user?.id ?? '',
        topic_id: topic,
        topic_type: 'grammar',
        completed: true,
        rating: write.rating,
      },
      { onConflict: 'user_id,topic_id,topic_type' },
    )
    inFlight.delete(writer)
    if (error === null) {
      counts.acknowledged += 1
      write.acknowledged = ++events
      return true
    }
    if (status !== 0) throw new Error(`refused, not cut short: ${status} ${error.code} ${error.message}`)
    if (!isCut) throw new Error(`no answer, and nobody has cut the power: ${error.message}`)
    counts.cutShort += 1
    return false
  }

  for (; counts.cuts < times; counts.cuts += 1) {
    const before = counts.acknowledged
    isCut = false
    const writing = Promise.all(
      randoms.map(async (random, writer) => {
        while (await save(writer, random));
      }),
    )
    do await Promise.race([writing, sleep(100 + moments() * 900)])
    while (counts.acknowledged === before)
    if (inFlight.size === 0) throw new Error(`cut ${counts.cuts}: no write was in flight`)
    isCut = true
    await Promise.all([site.restart('SIGKILL'), writing])
    const { data: rows, error } = await client.from('user_progress').select('*')
    if (error !== null) throw error
    const stored = new Map(rows.map((row) => [String(row.topic_id), Number(row.rating)]))
    for (const topic of stored.keys())
      if (!writes.has(topic)) throw new Error(`cut ${counts.cuts}: ${topic} is there, and nobody sent it`)
    for (const [topic, sent] of writes) {
      const rating = stored.get(topic)
      const meant = possibleWrites(sent).map((write) => write.rating)
      if (!meant.includes(rating))
        throw new Error(`cut ${counts.cuts}: ${topic} has ${rating}, and should have ${meant.join(' or ')}`)
      // An interrupted write is either stored or lost. From here on, the stored value is the only one expected.
      writes.set(topic, [{ rating, begun: 0, acknowledged: 0 }])
    }
  }
  return counts
}
