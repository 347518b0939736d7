import { withBackendOnlySite } from '../support/backend-only-site'
import { type MemoryReport, maxGrowth } from '../support/memory'
import { enrol, studentOf } from '../support/school'
import { seededRandom } from '../support/seeded-random'
import type { Site } from '../support/site'

/** A student’s expected rows, derived only from the requests. */
type Model = Map<string, { completed: boolean; rating: number | null; completedAt: string | null }>

export interface SoakCounts {
  /** Number of times each action was carried out. */
  done: Map<string, number>
  /** The total number of actions. */
  sum: number
  /** Number of times a student’s complete data was compared with the model. */
  compared: number
  /**
   * Memory that the server retains, in megabytes: after 400 rounds or halfway through, whichever comes first, and at
   * the end.
   */
  memory: [early: number, late: number]
}

const students = 16
const topics = Array.from({ length: 30 }, (_, at) => `topic-${at}`)

/**
 * For a number of rounds, concurrent students save and rate topics, try forbidden actions, and sign out and in again.
 * Their stored data is compared with a model throughout, and again after a restart. Throws at the first difference, or
 * if the server’s memory has grown. The seed determines what each student does, but not how their requests interleave.
 */
export const soak = (rounds: number, seed: number): Promise<SoakCounts> =>
  withBackendOnlySite(
    (site, retainedMemory) => soakOn(site, retainedMemory, rounds, seed),
    (directory) => enrol(directory, students),
  )

async function soakOn(
  site: Site,
  retainedMemory: MemoryReport['retainedMemory'],
  rounds: number,
  seed: number,
): Promise<SoakCounts> {
  const counts: SoakCounts = { done: new Map(), sum: 0, compared: 0, memory: [0, 0] }

  async function startStudent(at: number) {
    const random = seededRandom(seed + at)
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    }
    const { client, signIn } = studentOf(site.origin, at)
    const { user } = await signIn()
    const model: Model = new Map()
    const table = () => client.from('user_progress')

    /** Throws unless the error has the expected code; `undefined` means no error. */
    function expectCode(
      what: string,
      error: { code?: string | undefined; message: string } | null,
      code?: string,
    ) {
      if (error?.code !== code)
        throw new Error(`student ${at}, ${what}: ${JSON.stringify(error)}, not ${code}`)
    }

    const actions = {
      async save() {
        const [topic, rating] = [pick(topics), pick([1, 2, 3, 4, 5, null])]
        const { data, error } = await table()
          .upsert(
            { user_id: user.id, topic_id: topic, topic_type: 'grammar', completed: true, rating },
            { onConflict: 'user_id,topic_id,topic_type' },
          )
          .select('completed_at')
          .single()
        expectCode('save', error)
        const before = model.get(topic)
        model.set(topic, {
          completed: true,
          // If there is no rating, the earlier rating is kept.
          rating: rating ?? before?.rating ?? null,
          // Once completed, a topic stays completed and keeps its first date.
          completedAt: before?.completedAt ?? data?.completed_at,
        })
      },
      async unComplete() {
        const topic = pick(topics)
        const { error } = await table().upsert({
          user_id: user.id,
          topic_id: topic,
          topic_type: 'grammar',
          completed: false,
        })
        expectCode('un-complete', error)
        if (!model.has(topic)) model.set(topic, { completed: false, rating: null, completedAt: null })
      },
      async refused() {
        const { error } = await table().upsert({
          user_id: user.id,
          topic_id: pick(topics),
          topic_type: 'grammar',
          completed: true,
          rating: 6,
        })
        expectCode('a sixth star', error, '23514')
        expectCode('delete', (await table().delete().eq('user_id', user.id)).error, '42501')
      },
      async word() {
        const { data, error } = await client.rpc('get_todays_word')
        expectCode('word', error)
        if (data?.length !== 1) throw new Error('There is no word of the day.')
      },
      async renew() {
        expectCode('renew', (await client.auth.refreshSession()).error)
      },
      async signOutAndIn() {
        expectCode('sign out', (await client.auth.signOut({ scope: 'local' })).error)
        await signIn()
      },
      compare,
    }
    const weightedActions: (keyof typeof actions)[] = [
      ...Array<'save'>(40).fill('save'),
      ...Array<'compare'>(40).fill('compare'),
      ...Array<'word'>(10).fill('word'),
      ...Array<'unComplete'>(5).fill('unComplete'),
      ...Array<'refused'>(4).fill('refused'),
    ]
    /**
     * Rare actions, by position in every 400 rounds. They are rare because a sign-in takes as long as fifty other
     * actions.
     */
    const rareActions: Readonly<Record<number, keyof typeof actions>> = {
      10: 'renew',
      20: 'signOutAndIn',
      200: 'renew',
      300: 'renew',
    }

    async function compare() {
      const { data, error } = await table().select('topic_id, completed, rating, completed_at')
      expectCode('read', error)
      const stored = (data ?? []).map((row): [string, unknown] => [
        row.topic_id,
        { completed: row.completed, rating: row.rating, completedAt: row.completed_at },
      ])
      const sorted = (entries: [string, unknown][]) =>
        JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other)))
      if (sorted(stored) !== sorted([...model]))
        throw new Error(`student ${at} has ${sorted(stored)}, and should have ${sorted([...model])}`)
      counts.compared += 1
    }

    let round = 0
    async function workUntil(last: number) {
      for (; round < last; round += 1) {
        const what = rareActions[round % 400] ?? pick(weightedActions)
        await actions[what]()
        counts.done.set(what, (counts.done.get(what) ?? 0) + 1)
        counts.sum += 1
      }
    }
    return { workUntil, compare }
  }

  const all = await Promise.all(Array.from({ length: students }, (_, at) => startStudent(at)))
  const workUntil = async (round: number) => {
    await Promise.all(all.map((student) => student.workUntil(round)))
    return retainedMemory()
  }
  const early = await workUntil(Math.min(400, Math.floor(rounds / 2)))
  const before = counts.sum
  const late = await workUntil(rounds)
  counts.memory = [early, late]
  if (late - early > maxGrowth(counts.sum - before))
    throw new Error(
      `The server retained ${early.toFixed(1)} MB, and ${late.toFixed(1)} MB after ${counts.sum - before} more requests.`,
    )
  await site.restart()
  for (const { compare } of all) await compare()
  return counts
}
