/**
 * What was answered on this device, how and when: for each item (an exercise, a form, a word) its latest answers and when
 * it is due again. It is the student's own, stays in the browser, and has nothing to do with their account.
 */

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

const storageName = 'proxima-memory'
const version = 1
/** Of an item: more say nothing new of it. */
const mostAnswers = 20
const minute = 60_000
const day = 24 * 60 * minute

const nothing: Memory = new Map()
const listeners = new Set<() => void>()
/** What was read or written last, with the text that it came from. */
let latest: { text: string | null; memory: Memory } = { text: null, memory: nothing }
/** Where the browser keeps nothing, or has kept what a newer version of the site wrote: until the page is closed. */
let isKept = true

export const latestAnswer = ({ answers }: Item): Answered | undefined => answers.at(-1)

/** Whether the latest answer was right, perhaps after a repair. */
export const isKnown = (item: Item | undefined): boolean =>
  item !== undefined && latestAnswer(item)?.grade !== 'missed'

/** What is remembered now: the same object until something changes. */
export function memory(): Memory {
  if (!isKept) return latest.memory
  let text: string | null
  try {
    text = localStorage.getItem(storageName)
  } catch {
    isKept = false
    return latest.memory
  }
  if (text === latest.text) return latest.memory
  latest = { text, memory: text === null ? nothing : read(text) }
  return latest.memory
}

/** Whether it outlives the page. */
export const isMemoryKept = (): boolean => isKept

/** Tells of every change, in this tab or another, until the function that it returns is called. */
export function subscribe(listener: () => void): () => void {
  const listenToOthers = ({ key }: StorageEvent) => {
    if (key === storageName || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', listenToOthers)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listenToOthers)
  }
}

/** Remembers how an item was answered. When it is due is settled at once, and exactly when the scheduler has come. */
export function remember(name: string, grade: Grade, at: number = Date.now()): void {
  const before = memory().get(name)?.answers ?? []
  const answers = [...before, { at, grade }].slice(-mostAnswers)
  // Until it is known better: what was missed today, what is known tomorrow.
  write(new Map(memory()).set(name, { answers, due: grade === 'missed' ? at : at + day }))
  void settleDue(name, answers)
}

async function settleDue(name: string, answers: readonly Answered[]): Promise<void> {
  try {
    const { dueAfter } = await import('./schedule')
    const item = memory().get(name)
    // It may have been answered again, or forgotten, meanwhile.
    if (item?.answers === answers) write(new Map(memory()).set(name, { answers, due: dueAfter(answers) }))
  } catch (error) {
    console.info('When it is due is only estimated', error)
  }
}

/** Forgets these: the site no longer has them. */
export function forget(names: readonly string[]): void {
  if (names.length > 0) write(new Map([...memory()].filter(([name]) => !names.includes(name))))
}

/** Forgets everything. */
export function forgetAll(): void {
  write(nothing)
}

/** All of it as the text of a file, with what else goes into it. */
export const exported = (more: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...record(memory()), ...more })

/**
 * Takes in a file that was exported, here or on another device: of an item that both know, the one with the later answer
 * stays. Says how many items the file had; null where it is no such file.
 */
export function importFrom(text: string): number | null {
  const others = parse(text)
  if (others === null) return null
  const merged = new Map(memory())
  for (const [name, item] of others) {
    const own = merged.get(name)
    if (own === undefined || lastAt(own) < lastAt(item)) merged.set(name, item)
  }
  write(merged)
  return others.size
}

const lastAt = (item: Item) => latestAnswer(item)?.at ?? 0

function write(changed: Memory): void {
  const text = changed.size === 0 ? null : written(changed)
  latest = { text, memory: changed }
  if (isKept) {
    try {
      if (text === null) localStorage.removeItem(storageName)
      else localStorage.setItem(storageName, text)
    } catch (error) {
      // A full disk or a private window: it is known until the page is closed.
      isKept = false
      console.info(error)
    }
  }
  for (const listener of listeners) listener()
}

const written = (all: Memory): string => JSON.stringify(record(all))

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

/** What was kept. What anybody else wrote there is passed over; what a newer site wrote stays as it is. */
function read(text: string): Memory {
  const all = parse(text)
  if (all === null && isFromNewerSite(text)) isKept = false
  return all ?? nothing
}

function isFromNewerSite(text: string): boolean {
  const value = fromJson(text)
  return isRecord(value) && typeof value['version'] === 'number' && value['version'] > version
}

function parse(text: string): Memory | null {
  const value = fromJson(text)
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
    return isTime(seconds) && grade !== undefined ? [{ at: seconds * 1000, grade }] : []
  })
  return isTime(due) && answers.length > 0 ? { answers: answers.slice(-mostAnswers), due: due * 1000 } : null
}

/** Seconds since 1970 of a day that a calendar has. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 8.64e12

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
