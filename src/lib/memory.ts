/**
 * What was answered on this device, how and when: for each item (an exercise, a form, a word) its latest answers
 * and when it is due again. It is the student's own and stays in the browser: none of it is sent to their
 * account.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'
import { type Owner, owner } from './owner'

/** How an answer went: wrong, right after a repair, right. */
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

/** By item name. */
export type Memory = ReadonlyMap<string, Item>

/** Answers stored per item: more would add nothing. */
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

/** Whether the latest answer was right, perhaps after a repair. */
export const isKnown = (item: Item | undefined): boolean =>
  item !== undefined && latestAnswer(item)?.grade !== 'missed'

/** The current memory: the same object until something changes. */
export const memory = (): Memory => memoryStore.current()

/** Records an answer. The due date is estimated at once, and exact as soon as the scheduler has loaded. */
export function recordAnswer(name: string, grade: Grade, at: number = Date.now()): void {
  const before = memory().get(name)?.answers ?? []
  const answers = [...before, { at, grade }].slice(-maxAnswers)
  // An estimate until the scheduler has loaded: a miss is due now, anything else in a day.
  memoryStore.keep(new Map(memory()).set(name, { answers, due: grade === 'missed' ? at : at + day }))
  void computeDue(name, answers, owner())
}

/** `whose`: the owner when it was answered, as another student may sign in before the scheduler has loaded. */
async function computeDue(name: string, answers: readonly Answered[], whose: Owner): Promise<void> {
  try {
    const { dueAfter } = await import('./schedule')
    const current = memoryStore.current(whose)
    // It may have been answered again, or removed, meanwhile.
    if (current.get(name)?.answers !== answers) return
    const due = dueAfter(answers)
    // An imported answer may be dated so far ahead that its due date is not a valid time.
    if (isTime(due)) memoryStore.keep(new Map(current).set(name, { answers, due }), whose)
  } catch (error) {
    console.info('When it is due is only estimated', error)
  }
}

/** Removes items that the site no longer has. */
export function removeItems(names: readonly string[]): void {
  if (names.length > 0) memoryStore.keep(new Map([...memory()].filter(([name]) => !names.includes(name))))
}

export function clearMemory(): void {
  memoryStore.keep(nothing)
}

/** Everything as the text of an export file, together with `more`. */
export const exportMemory = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...serialise(memory()), ...more })

/**
 * Imports an export file, from this or another device: where both have an item, the one with the later answer
 * wins. Returns how many items the file had, or null if it is not such a file.
 */
export function importMemory(text: string): number | null {
  const others = parse(fromJson(text))
  if (others === null) return null
  memoryStore.keep(mergeLatest(memory(), others))
  return others.size
}

/** Merges both: where both have an item, the one with the later answer wins. */
export function mergeLatest(own: Memory, others: Memory): Memory {
  const merged = new Map(own)
  for (const [name, item] of others) {
    const one = merged.get(name)
    if (one === undefined || lastAt(one) < lastAt(item)) merged.set(name, item)
  }
  return merged
}

const lastAt = (item: Item) => latestAnswer(item)?.at ?? 0

/** Compact, since there may be thousands: answers as [seconds, index into `grades`], due in seconds. */
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
