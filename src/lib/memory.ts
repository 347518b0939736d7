/**
 * The answers given on this device: for each item (an exercise, a form or a word), the latest answers and when it is
 * due again. They belong to the student and stay in the browser: none of this is sent to their account.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'
import { type Owner, owner } from './owner'

/** An answer is wrong, right once corrected, or right first time. */
export const grades = ['missed', 'repaired', 'right'] as const

export type Grade = (typeof grades)[number]

export interface Answered {
  /** In milliseconds since 1970. */
  at: number
  grade: Grade
}

export interface Item {
  /** Oldest first. Never empty. */
  answers: readonly Answered[]
  /** When the item is due again, in milliseconds since 1970. */
  due: number
}

/** By item name. */
export type Memory = ReadonlyMap<string, Item>

/** The maximum number of answers stored per item. More would make no difference. */
const maxAnswers = 20
const minute = 60_000
export const day = 24 * 60 * minute

const nothing: Memory = new Map()

export const memoryStore = deviceStore<Memory>({
  name: 'proxima-memory',
  nothing,
  read: (kept) => parse(kept) ?? nothing,
  write: (all) => (all.size === 0 ? null : serialise(all)),
})

export const latestAnswer = ({ answers }: Item): Answered | undefined => answers.at(-1)

/** Whether the latest answer was right, even if only after a correction. */
export const isKnown = (item: Item | undefined): boolean =>
  item !== undefined && latestAnswer(item)?.grade !== 'missed'

/** The current memory: the same object until something changes. */
export const memory = (): Memory => memoryStore.current()

/** Records an answer. The due date is an estimate at first, and exact once the scheduler has loaded. */
export function recordAnswer(name: string, grade: Grade, at: number = Date.now()): void {
  const before = memory().get(name)?.answers ?? []
  const answers = [...before, { at, grade }].slice(-maxAnswers)
  // An estimate until the scheduler has loaded: a miss is due now, anything else in a day.
  memoryStore.keep(new Map(memory()).set(name, { answers, due: grade === 'missed' ? at : at + day }))
  void computeDue(name, answers, owner())
}

/**
 * `whose` is the owner at the time of the answer, because another student may sign in before the scheduler has loaded.
 */
async function computeDue(name: string, answers: readonly Answered[], whose: Owner): Promise<void> {
  try {
    const { dueAfter } = await import('./schedule')
    const current = memoryStore.current(whose)
    // The item may have been answered again or removed in the meantime.
    if (current.get(name)?.answers !== answers) return
    const due = dueAfter(answers)
    // An imported answer may be dated so far ahead that its due date is not a valid time.
    if (isTime(due)) memoryStore.keep(new Map(current).set(name, { answers, due }), whose)
  } catch (error) {
    console.info('When it is due is only estimated', error)
  }
}

/** Removes items that no longer exist on the site. */
export function removeItems(names: readonly string[]): void {
  if (names.length > 0) memoryStore.keep(new Map([...memory()].filter(([name]) => !names.includes(name))))
}

export function clearMemory(): void {
  memoryStore.keep(nothing)
}

/** The contents of an export file: the whole memory and `more`. */
export const exportMemory = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...serialise(memory()), ...more })

/**
 * Imports an export file, from this or another device: if an item is in both, the version with the later answer wins.
 * Returns the number of items in the file, or null if it is not an export file.
 */
export function importMemory(text: string): number | null {
  const others = parse(fromJson(text))
  if (others === null) return null
  memoryStore.keep(mergeLatest(memory(), others))
  return others.size
}

/** Merges the two: if an item is in both, the version with the later answer wins. */
export function mergeLatest(own: Memory, others: Memory): Memory {
  const merged = new Map(own)
  for (const [name, item] of others) {
    const one = merged.get(name)
    if (one === undefined || lastAt(one) < lastAt(item)) merged.set(name, item)
  }
  return merged
}

const lastAt = (item: Item) => latestAnswer(item)?.at ?? 0

/**
 * A compact format, because there may be thousands of items: each answer is [seconds, index into `grades`], and `due`
 * is in seconds.
 */
const serialise = (all: Memory) => ({
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
    const [seconds, gradeIndex]: unknown[] = entry
    const grade = typeof gradeIndex === 'number' ? grades[gradeIndex] : undefined
    return isSeconds(seconds) && grade !== undefined ? [{ at: seconds * 1000, grade }] : []
  })
  return isSeconds(due) && answers.length > 0
    ? { answers: answers.slice(-maxAnswers), due: due * 1000 }
    : null
}

const isSeconds = (value: unknown): value is number => isCount(value) && isTime(value * 1000)
