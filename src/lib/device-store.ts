import { subscribeToOtherPages } from './other-pages'
import { type Owner, owner, subscribeToOwner } from './owner'

/**
 * The names of the stores in localStorage. A visitor's work is stored under the name itself, a student's under the name and the id of their account.
 */
export const workNames = [
  'proxima-memory',
  'proxima-texts',
  'proxima-papers',
  'proxima-plan',
  'proxima-exam',
] as const

type WorkName = (typeof workNames)[number]

export const nameOf = (name: WorkName, whose: Owner) => (whose === null ? name : `${name}-${whose}`)

/** The format version of all stored work. */
export const version = 1

/** One kind of work on this device, for every owner. Without `whose`, the page's owner is used. */
export interface DeviceStore<Value> {
  /** The stored value: the same object until something changes. */
  current(whose?: Owner): Value
  keep(value: Value, whose?: Owner): void
  /** Whether the value will still be there after the page is closed. */
  isKept(whose?: Owner): boolean
  /** Calls `listener` after every change, on this page or another, and when the owner changes. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/** The value that was last read or written, with its serialised text. */
interface Held<Value> {
  text: string | null
  value: Value
  /** False if the browser stores nothing, or if a newer version of the site wrote the stored value. */
  isKept: boolean
}

/** The values that this page's stores have in memory, keyed by storage key. */
export const heldByPage: Pick<Map<string, unknown>, 'delete'>[] = []

export function deviceStore<Value>({
  name,
  nothing,
  read,
  write,
}: {
  name: WorkName
  nothing: Value
  /** Parses the stored value, which is untrusted; `before` is the value that was last read. */
  read: (kept: unknown, before: Value) => Value
  /** Serialises the value, with its version; null if there is nothing to store. */
  write: (value: Value) => object | null
}): DeviceStore<Value> {
  const listeners = new Set<() => void>()
  const page = new Map<string, Held<Value>>()
  heldByPage.push(page)

  function held(whose: Owner): Held<Value> {
    const key = nameOf(name, whose)
    const before = page.get(key) ?? { text: null, value: nothing, isKept: true }
    if (!before.isKept) return before
    const now = readAgain(key, before)
    page.set(key, now)
    return now
  }

  function readAgain(key: string, before: Held<Value>): Held<Value> {
    try {
      const text = localStorage.getItem(key)
      if (text === before.text) return before
      const kept = text === null ? null : fromJson(text)
      return isFromNewerSite(kept)
        ? { text, value: nothing, isKept: false }
        : { text, value: kept === null ? nothing : read(kept, before.value), isKept: true }
    } catch {
      return { ...before, isKept: false }
    }
  }

  function keep(value: Value, whose = owner()): void {
    const key = nameOf(name, whose)
    const kept = write(value)
    const text = kept === null ? null : JSON.stringify(kept)
    let { isKept } = held(whose)
    if (isKept) {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch (error) {
        // The disk is full or the window is private, so the value lasts only until the page is closed.
        isKept = false
        console.info(error)
      }
    }
    page.set(key, { text, value, isKept })
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const stopListeningToOthers = subscribeToOtherPages((key) => key.startsWith(name), listener)
    const stopListeningToOwner = subscribeToOwner(listener)
    return () => {
      listeners.delete(listener)
      stopListeningToOthers()
      stopListeningToOwner()
    }
  }

  return {
    current: (whose = owner()) => held(whose).value,
    keep,
    isKept: (whose = owner()) => held(whose).isKept,
    subscribe,
  }
}

export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** A time in milliseconds since 1970 that is within the range of a `Date`; any other could not be displayed. */
export const isTime = (value: unknown): value is number => isCount(value) && value < 8.64e15

const isFromNewerSite = (kept: unknown) =>
  isRecord(kept) && typeof kept['version'] === 'number' && kept['version'] > version
