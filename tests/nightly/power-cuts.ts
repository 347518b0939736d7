import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { embeddedKey } from '@/lib/embedded-key'
import { memoryStorage } from '../support/backend'
import { onBareSite } from '../support/bare-site'
import { seeded } from '../support/seeded'
import type { Site } from '../support/site'

export interface PowerCutCounts {
  cuts: number
  /** Writes that the server said it had. */
  acknowledged: number
  /** Writes that were on their way when the server was killed. */
  cutShort: number
  /** Writes that were sent while another one of the same row was on its way. */
  together: number
}

/** As many as are on their way at once. */
const writers = 4

/** What has been sent of one row. `begun` and `acknowledged` count the events of the whole run. */
interface Write {
  rating: number | undefined
  begun: number
  acknowledged: number
}

/** Two of the writers save the same two rows again and again; the others have forty each. */
const topicOf = (writer: number, random: () => number) =>
  writer < 2 ? `topic-both-${Math.floor(random() * 2)}` : `topic-${writer}-${Math.floor(random() * 40)}`

/** Of writes of one row either may stand that were on their way at once, and none that was acknowledged before another began. */
const mayStand = (writes: readonly Write[]) =>
  writes.filter(
    (one) => !writes.some((other) => other.acknowledged < Infinity && other.begun > one.acknowledged),
  )

/**
 * Kills the server outright (`kill -9`) while a student saves, again and again, each time at a moment that nobody chooses.
 * Throws where a write that was acknowledged is not there afterwards, or one is there that nobody sent; and where a write
 * ends for another reason, or there is none to cut short, so that nothing would be tried. A seed gives each writer the same
 * writes again; which of them a cut meets is chance.
 */
export const cutPower = (times: number, seed: number): Promise<PowerCutCounts> =>
  onBareSite((site) => cutPowerOf(site, times, seed))

async function cutPowerOf(site: Site, times: number, seed: number): Promise<PowerCutCounts> {
  const client = createClient(site.origin, embeddedKey, {
    auth: { autoRefreshToken: false, ...memoryStorage() },
  })
  const { data, error } = await client.auth.signInWithPassword({
    email: 'ben@example.com',
    password: 'aprender-espanol',
  })
  if (error !== null) throw error
  const counts: PowerCutCounts = { cuts: 0, acknowledged: 0, cutShort: 0, together: 0 }
  const writes = new Map<string, Write[]>()
  /** The row that each writer is saving. */
  const onTheirWay = new Map<number, string>()
  const randoms = Array.from({ length: writers }, (_, writer) => seeded(seed + writer))
  const moments = seeded(seed + writers)
  let events = 0
  let isCut = false

  /** Saves one row; false where the power went. */
  async function save(writer: number, random: () => number): Promise<boolean> {
    const topic = topicOf(writer, random)
    const write: Write = { rating: 1 + Math.floor(random() * 5), begun: ++events, acknowledged: Infinity }
    const sent = writes.get(topic) ?? [{ rating: undefined, begun: 0, acknowledged: 0 }]
    writes.set(topic, [...sent, write])
    if ([...onTheirWay.values()].includes(topic)) counts.together += 1
    onTheirWay.set(writer, topic)
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
    onTheirWay.delete(writer)
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
    if (onTheirWay.size === 0) throw new Error(`cut ${counts.cuts}: no write was on its way`)
    isCut = true
    await Promise.all([site.restart('SIGKILL'), writing])
    const { data: rows, error } = await client.from('user_progress').select('*')
    if (error !== null) throw error
    const stored = new Map(rows.map((row) => [String(row.topic_id), Number(row.rating)]))
    for (const topic of stored.keys())
      if (!writes.has(topic)) throw new Error(`cut ${counts.cuts}: ${topic} is there, and nobody sent it`)
    for (const [topic, sent] of writes) {
      const rating = stored.get(topic)
      const meant = mayStand(sent).map((write) => write.rating)
      if (!meant.includes(rating))
        throw new Error(`cut ${counts.cuts}: ${topic} has ${rating}, and should have ${meant.join(' or ')}`)
      // What was on its way is either there or not, from now on.
      writes.set(topic, [{ rating, begun: 0, acknowledged: 0 }])
    }
  }
  return counts
}
