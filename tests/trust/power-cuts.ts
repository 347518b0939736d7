import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { embeddedKey } from '@/lib/embedded-key'
import { memoryStorage } from '../support/backend'
import { Site } from '../support/site'

export interface PowerCutCounts {
  cuts: number
  /** Writes that the server said it had. */
  acknowledged: number
  /** Writes that were on their way when the server was killed. */
  cutShort: number
}

/** As many as are on their way at once. */
const writers = 4

/**
 * Kills the server outright (`kill -9`) while a student saves, again and again, each time at a moment that nobody chooses.
 * Throws where a write that was acknowledged is not there afterwards, or one is there that nobody sent.
 */
export async function cutPower(times: number, random: () => number = Math.random): Promise<PowerCutCounts> {
  const built = mkdtempSync(join(tmpdir(), 'proxima-built-'))
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Próxima</title>')
  const site = await Site.start(built)
  try {
    const client = createClient(site.origin, embeddedKey, {
      auth: { autoRefreshToken: false, ...memoryStorage() },
    })
    const { data, error } = await client.auth.signInWithPassword({
      email: 'ben@example.com',
      password: 'aprender-espanol',
    })
    if (error !== null) throw error
    const counts: PowerCutCounts = { cuts: 0, acknowledged: 0, cutShort: 0 }
    /** Of each topic the rating that was acknowledged last, and those sent since. */
    const sent = new Map<string, { acknowledged: number | undefined; since: Set<number> }>()

    async function save(writer: number): Promise<boolean> {
      const topic = `topic-${writer}-${Math.floor(random() * 40)}`
      const rating = 1 + Math.floor(random() * 5)
      const known = sent.get(topic) ?? { acknowledged: undefined, since: new Set() }
      known.since.add(rating)
      sent.set(topic, known)
      const { error } = await client
        .from('user_progress')
        .upsert(
          { user_id: data.user?.id ?? '', topic_id: topic, topic_type: 'grammar', completed: true, rating },
          { onConflict: 'user_id,topic_id,topic_type' },
        )
      if (error !== null) {
        counts.cutShort += 1
        return false
      }
      counts.acknowledged += 1
      sent.set(topic, { acknowledged: rating, since: new Set() })
      return true
    }

    for (; counts.cuts < times; counts.cuts += 1) {
      const writing = Array.from({ length: writers }, async (_, writer) => {
        while (await save(writer));
      })
      await sleep(100 + random() * 900)
      await site.restart('SIGKILL')
      await Promise.all(writing)
      const { data: rows, error } = await client.from('user_progress').select('*')
      if (error !== null) throw error
      const stored = new Map(rows.map((row) => [String(row.topic_id), Number(row.rating)]))
      for (const topic of stored.keys())
        if (!sent.has(topic)) throw new Error(`cut ${counts.cuts}: ${topic} is there, and nobody sent it`)
      for (const [topic, { acknowledged, since }] of sent) {
        const rating = stored.get(topic)
        const isMeant = rating === acknowledged || (rating !== undefined && since.has(rating))
        if (!isMeant)
          throw new Error(`cut ${counts.cuts}: ${topic} has ${rating}, acknowledged was ${acknowledged}`)
        // What was on its way is either there or not, from now on.
        sent.set(topic, { acknowledged: rating, since: new Set() })
      }
    }
    return counts
  } finally {
    await site.remove()
    rmSync(built, { recursive: true })
  }
}
