/**
 * What was answered on this device, how and when: for each item (an exercise, a form, a word) its latest answers and when
 * it is due again. It is the student's own and stays in the browser: nothing of it is sent to their account.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'
import { type Owner, owner } from './owner'

/** How it went: wrong, right after a repair, right. */
export const grades = ['missed', 'repaired', 'right'] as const

export type Grade = (typeof grades)[number]

export interface Answered {
  /** In milliseconds since 1970. */
  at: number
  grade: Grade
}

export interface Item {
  /** The oldest first. Never empty. */
  answers: readonly Answered[]
  /** When it is to be asked again, in milliseconds since 1970. */
  due: number
}

/** By the item's name. */
export type Memory = ReadonlyMap<string, Item>

/** Of an item: more say nothing new of it. */
const mostAnswers = 20
const minute = 60_000
const day = 24 * 60 * minute

const nothing: Memory = new Map()

export const memoryStore = deviceStore<Memory>({
  name: 'proxima-memory',
  nothing,
  read: (kept) => parse(kept) ?? nothing,
  write: (all) => (all.size === 0 ? null : record(all)),
})

export const latestAnswer = ({ answers }: Item): Answered | undefined => answers.at(-1)

/** Whether the latest answer was right, perhaps after a repair. */
export const isKnown = (item: Item | undefined): boolean =>
  item !== undefined && latestAnswer(item)?.grade !== 'missed'

/** What is remembered now: the same object until something changes. */
export const memory = (): Memory => memoryStore.current()

/** Remembers how an item was answered. When it is due is settled at once, and exactly when the scheduler has come. */
export function remember(name: string, grade: Grade, at: number = Date.now()): void {
  const before = memory().get(name)?.answers ?? []
  const answers = [...before, { at, grade }].slice(-mostAnswers)
  // Until it is known better: what was missed today, what is known tomorrow.
  memoryStore.keep(new Map(memory()).set(name, { answers, due: grade === 'missed' ? at : at + day }))
  void settleDue(name, answers, owner())
}

/** `whose` it is: another student may have signed in before the scheduler comes. */
async function settleDue(name: string, answers: readonly Answered[], whose: Owner): Promise<void> {
  try {
    const { dueAfter } = await import('./schedule')
    const remembered = memoryStore.current(whose)
    // It may have been answered again, or forgotten, meanwhile.
    if (remembered.get(name)?.answers !== answers) return
    const due = dueAfter(answers)
    // A file from elsewhere may have brought an answer from the end of time.
    if (isTime(due)) memoryStore.keep(new Map(remembered).set(name, { answers, due }), whose)
  } catch (error) {
    console.info('When it is due is only estimated', error)
  }
}

/** Forgets these: the site no longer has them. */
export function forget(names: readonly string[]): void {
  if (names.length > 0) memoryStore.keep(new Map([...memory()].filter(([name]) => !names.includes(name))))
}

/** Forgets everything. */
export function forgetAll(): void {
  memoryStore.keep(nothing)
}

/** All of it as the text of a file, with what else goes into it. */
export const exported = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...record(memory()), ...more })

/**
 * Takes in a file that was exported, here or on another device: of an item that both know, the one with the later answer
 * stays. Says how many items the file had; null where it is no such file.
 */
export function importFrom(text: string): number | null {
  const others = parse(fromJson(text))
  if (others === null) return null
  memoryStore.keep(withLater(memory(), others))
  return others.size
}

/** Both together: of an item that both know, the one with the later answer stays. */
export function withLater(own: Memory, others: Memory): Memory {
  const merged = new Map(own)
  for (const [name, item] of others) {
    const one = merged.get(name)
    if (one === undefined || lastAt(one) < lastAt(item)) merged.set(name, item)
  }
  return merged
}

const lastAt = (item: Item) => latestAnswer(item)?.at ?? 0

/** Short names, since there may be thousands: answers as [seconds, place among the grades], due in seconds. */
const record = (all: Memory) => ({
  version,
  items: Object.fromEntries(
    [...all].map(([name, { answers, due }]) => [
      name,
      [
        Math.ceil(due / 1000),
        ...answers.map(({ at, grade }) => [Math.floor(at / 1000), grades.indexOf(grade)]),
      ],
    ]),
  ),
})

/** Takes back what was missed of these last, and before that time: their keys were wrong, and it may have been right. */
export function takeBackMissed(names: readonly string[], until: number): void {
  const all = new Map(memory())
  const isFair = ({ at, grade }: Answered) => grade !== 'missed' || at >= until
  const unfair = names.filter((name) => all.get(name)?.answers.slice(-1).every(isFair) === false)
  for (const name of unfair) {
    const { answers = [], due = 0 } = all.get(name) ?? {}
    const last = answers.findLast(isFair)
    if (last === undefined) all.delete(name)
    // Missed last, it was due at once.
    else
      all.set(name, {
        answers: answers.slice(0, answers.lastIndexOf(last) + 1),
        due: Math.max(due, last.at + day),
      })
  }
  if (unfair.length > 0) memoryStore.keep(all)
}

function parse(value: unknown): Memory | null {
  if (!isRecord(value) || value['version'] !== version || !isRecord(value['items'])) return null
  return new Map(
    Object.entries(value['items']).flatMap(([name, item]): [string, Item][] => {
      const parsed = parseItem(item)
      return parsed === null ? [] : [[name, parsed]]
    }),
  )
}

function parseItem(value: unknown): Item | null {
  if (!Array.isArray(value)) return null
  const [due, ...entries]: unknown[] = value
  const answers = entries.flatMap((entry): Answered[] => {
    if (!Array.isArray(entry)) return []
    const [seconds, place]: unknown[] = entry
    const grade = typeof place === 'number' ? grades[place] : undefined
    return isSeconds(seconds) && grade !== undefined ? [{ at: seconds * 1000, grade }] : []
  })
  return isSeconds(due) && answers.length > 0
    ? { answers: answers.slice(-mostAnswers), due: due * 1000 }
    : null
}

const isSeconds = (value: unknown): value is number => isCount(value) && isTime(value * 1000)
