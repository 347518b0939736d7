import { onBareSite } from '../support/bare-site'
import { type MemoryReport, mostGrowth } from '../support/memory'
import { enrol, studentOf } from '../support/school'
import { seeded } from '../support/seeded'
import type { Site } from '../support/site'

/** What a student's rows have to be, told from what was asked alone. */
type Model = Map<string, { completed: boolean; rating: number | null; completedAt: string | null }>

export interface SoakCounts {
  /** How often each thing was done. */
  done: Map<string, number>
  /** All of it together. */
  sum: number
  /** Comparisons of all that a student has with the model. */
  compared: number
  /** What the server holds on to, in megabytes: after 400 rounds (or at the half, if there are fewer), and at the end. */
  memory: [early: number, late: number]
}

const students = 16
const topics = Array.from({ length: 30 }, (_, at) => `topic-${at}`)

/**
 * Students save, rate again, try what they may not, come and go, all at once and for so many rounds; what the server holds of each is
 * compared with a model all the time, and at the end once more after a restart. Throws at the first difference, and where the
 * server's memory has grown. A seed gives each student the same things to do again; which of them meet is chance.
 */
export const soak = (rounds: number, seed: number): Promise<SoakCounts> =>
  onBareSite(
    (site, held) => soakOn(site, held, rounds, seed),
    (directory) => enrol(directory, students),
  )

async function soakOn(
  site: Site,
  held: MemoryReport['held'],
  rounds: number,
  seed: number,
): Promise<SoakCounts> {
  const counts: SoakCounts = { done: new Map(), sum: 0, compared: 0, memory: [0, 0] }

  async function study(at: number) {
    const random = seeded(seed + at)
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    }
    const { client, signIn } = studentOf(site.origin, at)
    const { user } = await signIn()
    const model: Model = new Map()
    const table = () => client.from('user_progress')

    /** Throws unless the error is the one that is meant; `undefined` is none. */
    function expectCode(
      what: string,
      error: { code?: string | undefined; message: string } | null,
      code?: string,
    ) {
      if (error?.code !== code)
        throw new Error(`student ${at}, ${what}: ${JSON.stringify(error)}, not ${code}`)
    }

    const does = {
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
          // None given keeps the one that was given before.
          rating: rating ?? before?.rating ?? null,
          // Once it has been completed it stays so, and when.
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
      async comeAndGo() {
        expectCode('sign out', (await client.auth.signOut({ scope: 'local' })).error)
        await signIn()
      },
      compare,
    }
    const chances: (keyof typeof does)[] = [
      ...Array<'save'>(40).fill('save'),
      ...Array<'compare'>(40).fill('compare'),
      ...Array<'word'>(10).fill('word'),
      ...Array<'unComplete'>(5).fill('unComplete'),
      ...Array<'refused'>(4).fill('refused'),
    ]
    /** At which of 400 rounds: a sign-in takes as long as fifty of the others. */
    const seldom: Readonly<Record<number, keyof typeof does>> = {
      10: 'renew',
      20: 'comeAndGo',
      200: 'renew',
      300: 'renew',
    }

    async function compare() {
      const { data, error } = await table().select('topic_id, completed, rating, completed_at')
      expectCode('read', error)
      const held = (data ?? []).map((row): [string, unknown] => [
        row.topic_id,
        { completed: row.completed, rating: row.rating, completedAt: row.completed_at },
      ])
      const sorted = (entries: [string, unknown][]) =>
        JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other)))
      if (sorted(held) !== sorted([...model]))
        throw new Error(`student ${at} has ${sorted(held)}, and should have ${sorted([...model])}`)
      counts.compared += 1
    }

    let round = 0
    async function workUntil(last: number) {
      for (; round < last; round += 1) {
        const what = seldom[round % 400] ?? pick(chances)
        await does[what]()
        counts.done.set(what, (counts.done.get(what) ?? 0) + 1)
        counts.sum += 1
      }
    }
    return { workUntil, compare }
  }

  const all = await Promise.all(Array.from({ length: students }, (_, at) => study(at)))
  const workUntil = async (round: number) => {
    await Promise.all(all.map((student) => student.workUntil(round)))
    return held()
  }
  const early = await workUntil(Math.min(400, Math.floor(rounds / 2)))
  const before = counts.sum
  const late = await workUntil(rounds)
  counts.memory = [early, late]
  if (late - early > mostGrowth(counts.sum - before))
    throw new Error(
      `The server held on to ${early.toFixed(1)} MB, and to ${late.toFixed(1)} MB after ${counts.sum - before} requests more.`,
    )
  await site.restart()
  for (const { compare } of all) await compare()
  return counts
}
