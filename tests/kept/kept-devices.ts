/**
 * The storage of two browsers after a month’s use of the site at commit 5c5c960, and what their users did: see
 * README.md in this folder.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { LessonId } from '@/content/registry'
import type { Grade } from '@/lib/memory'

export const keptDevices = ['visitor', 'student'] as const

type Device = (typeof keptDevices)[number]

/** A browser’s storage, with JSON values parsed. */
type Store = Readonly<Record<string, unknown>>

/**
 * What a person did on a device in thirty days, and what the site showed on the last evening. Times are in ISO 8601.
 */
export interface Month {
  /** The last evening. */
  at: string
  answers: Readonly<Record<string, { due: string; answers: readonly (readonly [string, Grade])[] }>>
  texts: Readonly<
    Record<string, { text: string; at: string; bands: Readonly<Record<string, number>>; finished?: true }>
  >
  papers: Readonly<
    Record<
      string,
      {
        answers: Readonly<Record<string, string | readonly number[]>>
        judged: Readonly<Record<string, boolean>>
        result?: { got: number; of: number; open: number; at: string }
      }
    >
  >
  plan: {
    exam: string
    date: string
    hours: number
    made: string
    /** In order; `done` is the day. */
    stops: readonly { id: string; text?: string; done?: string }[]
  }
  settings: {
    theme: string
    text: string
    vosotros: string
    accent: string
    pace: string
    dictation: readonly string[]
  }
  /** Stars that couldn’t be saved yet. */
  rating: { topic: LessonId; stars: number }
  /** What Repaso and the plan showed that evening. */
  toReview: string
  planSaid: string
}

export interface Account {
  id: string
  name: string
  email: string
  password: string
  /** The stars of each completed lesson, and when they were given. */
  completed: Readonly<Record<string, { stars: number; at: string }>>
}

const fileOf = (name: string) => join(import.meta.dirname, '5c5c960', name)

/** A copy of the server's data directory, as `npm run backup` writes it. */
export const keptCopy = (): Buffer => gzipSync(brotliDecompressSync(readFileSync(fileOf('database.tar.br'))))

function read<Value>(file: string): Value {
  return JSON.parse(readFileSync(fileOf(file), 'utf8'))
}

export const monthOf = (device: Device): Month => read(`${device}-month.json`)

export const keptAccount = (): Account => read('account.json')

const asStored = (store: Store): [string, string][] =>
  Object.entries(store).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])

/** The exact keys and values of both storages of a browser. */
export function storedOn(device: Device): Readonly<Record<'local' | 'session', [string, string][]>> {
  const { localStorage, sessionStorage } = read<Record<'localStorage' | 'sessionStorage', Store>>(
    `${device}.json`,
  )
  return { local: asStored(localStorage), session: asStored(sessionStorage) }
}

/** The file that the visitor saved under “What this device remembers”. */
export const savedFile = (): string => JSON.stringify(read('saved-file.json'))
