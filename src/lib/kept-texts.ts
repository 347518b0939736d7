/**
 * What was written at the writing desk, letter by letter, so that it is still there after a crash. It stays in the
 * browser, as the student's own.
 */

export interface KeptText {
  text: string
  /** When it was changed last, in milliseconds since 1970. */
  at: number
  /** The band that the student has given themselves for each criterion: its place, from the best. */
  bands: Readonly<Record<string, number>>
  /** The student has said that they have finished. */
  finished?: true
}

/** By the task. */
export type KeptTexts = ReadonlyMap<string, KeptText>

const storageName = 'proxima-texts'
const version = 1

const nothing: KeptTexts = new Map()
/** Of a task that nobody has begun. */
export const blankText: KeptText = { text: '', at: 0, bands: {} }
const listeners = new Set<() => void>()
/** What was read or written last, with the text that it came from. */
let latest: { written: string | null; texts: KeptTexts } = { written: null, texts: nothing }
/** Where the browser keeps nothing, or has kept what a newer version of the site wrote: until the page is closed. */
let isKept = true

/** What is kept now: the same object until something changes. */
export function keptTexts(): KeptTexts {
  if (!isKept) return latest.texts
  let written: string | null
  try {
    written = localStorage.getItem(storageName)
  } catch {
    isKept = false
    return latest.texts
  }
  if (written !== latest.written)
    latest = { written, texts: written === null ? nothing : withSame(latest.texts, read(written)) }
  return latest.texts
}

/** What another tab has not changed stays the same object. */
const withSame = (before: KeptTexts, now: KeptTexts): KeptTexts =>
  new Map(
    [...now].map(([task, text]) => {
      const one = before.get(task)
      return [task, one !== undefined && JSON.stringify(one) === JSON.stringify(text) ? one : text]
    }),
  )

/** What is kept of one task: the same object until it changes. */
export const keptText = (task: string): KeptText => keptTexts().get(task) ?? blankText

/** Whether it outlives the page. */
export const areTextsKept = (): boolean => isKept

/** Tells of every change, in this tab or another, until the function that it returns is called. */
export function subscribeToTexts(listener: () => void): () => void {
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

export function keepText(task: string, text: KeptText): void {
  write(new Map(keptTexts()).set(task, text))
}

/** Forgets one task. */
export function forgetText(task: string): void {
  write(new Map([...keptTexts()].filter(([name]) => name !== task)))
}

/** Forgets all of them. */
export function forgetTexts(): void {
  write(nothing)
}

/** All of them, for a file. */
export const textsForFile = (): Readonly<Record<string, KeptText>> => Object.fromEntries(keptTexts())

/** Takes in those of a file: of a task that both know, the later text stays. Says how many it had. */
export function takeTexts(file: string): number {
  const value = fromJson(file)
  const others = parseTexts(isRecord(value) ? value['texts'] : undefined)
  const merged = new Map(keptTexts())
  for (const [task, text] of others) if ((merged.get(task)?.at ?? -1) < text.at) merged.set(task, text)
  if (others.size > 0) write(merged)
  return others.size
}

function write(texts: KeptTexts): void {
  const written = texts.size === 0 ? null : JSON.stringify({ version, texts: Object.fromEntries(texts) })
  latest = { written, texts }
  if (isKept) {
    try {
      if (written === null) localStorage.removeItem(storageName)
      else localStorage.setItem(storageName, written)
    } catch (error) {
      // A full disk or a private window: it is there until the page is closed.
      isKept = false
      console.info(error)
    }
  }
  for (const listener of listeners) listener()
}

/** What was kept. What anybody else wrote there is passed over; what a newer site wrote stays as it is. */
function read(written: string): KeptTexts {
  const value = fromJson(written)
  if (!isRecord(value)) return nothing
  if (value['version'] !== version) {
    if (typeof value['version'] === 'number' && value['version'] > version) isKept = false
    return nothing
  }
  return parseTexts(value['texts'])
}

function parseTexts(value: unknown): KeptTexts {
  if (!isRecord(value)) return nothing
  return new Map(
    Object.entries(value).flatMap(([task, one]): [string, KeptText][] => {
      if (!isRecord(one) || typeof one['text'] !== 'string' || !isCount(one['at'])) return []
      const bands = isRecord(one['bands']) ? Object.entries(one['bands']) : []
      return [
        [
          task,
          {
            text: one['text'],
            at: one['at'],
            bands: Object.fromEntries(
              bands.flatMap(([name, place]): [string, number][] => (isCount(place) ? [[name, place]] : [])),
            ),
            ...(one['finished'] === true ? { finished: true } : {}),
          },
        ],
      ]
    }),
  )
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
