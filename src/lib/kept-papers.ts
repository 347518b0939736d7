/**
 * The answers a student has given to the questions of a passage, stored in the browser so that they survive a
 * reload without a network. They are the student's own and are never called progress.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

export interface KeptPaper {
  /** By question: the typed text, or the indices of the chosen options. */
  answers: Readonly<Record<string, string | readonly number[]>>
  /** By question: the student's own verdict on an answer that only they could judge. */
  judged: Readonly<Record<string, boolean>>
  /** Set once the paper is marked. `open` is the number of answers that the student still has to judge. */
  result?: { got: number; of: number; open: number; at: number }
}

/** By passage id. */
export type KeptPapers = ReadonlyMap<string, KeptPaper>

const nothing: KeptPapers = new Map()
/** For a passage without answers. */
export const blankPaper: KeptPaper = { answers: {}, judged: {} }

export const papersStore = deviceStore<KeptPapers>({
  name: 'proxima-papers',
  nothing,
  read: (kept) => (isRecord(kept) && kept['version'] === version ? parsePapers(kept['papers']) : nothing),
  write: (papers) => (papers.size === 0 ? null : { version, papers: Object.fromEntries(papers) }),
})

/** The stored papers: the same object until something changes. */
export const keptPapers = (): KeptPapers => papersStore.current()

/** The paper of one passage: the same object until it changes. */
export const keptPaper = (passage: string): KeptPaper => keptPapers().get(passage) ?? blankPaper

export function keepPaper(passage: string, paper: KeptPaper): void {
  papersStore.keep(new Map(keptPapers()).set(passage, paper))
}

export function forgetPaper(passage: string): void {
  papersStore.keep(new Map([...keptPapers()].filter(([name]) => name !== passage)))
}

export function forgetPapers(): void {
  papersStore.keep(nothing)
}

export const isBegun = ({ answers }: KeptPaper): boolean => Object.keys(answers).length > 0

/** For the export file. */
export const papersForFile = (): Readonly<Record<string, KeptPaper>> => Object.fromEntries(keptPapers())

/** Imports the papers of a file, except where the same passage has answers here. Returns how many the file had. */
export function takePapers(text: string): number {
  const file = fromJson(text)
  const others = parsePapers(isRecord(file) ? file['papers'] : undefined)
  const own = [...keptPapers()].filter(([, paper]) => isBegun(paper))
  if (others.size > 0) papersStore.keep(new Map([...others, ...own]))
  return others.size
}

function parsePapers(value: unknown): KeptPapers {
  if (!isRecord(value)) return nothing
  return new Map(
    Object.entries(value).flatMap(([name, paper]): [string, KeptPaper][] =>
      isRecord(paper) ? [[name, parsePaper(paper)]] : [],
    ),
  )
}

function parsePaper({ answers, judged, result }: Readonly<Record<string, unknown>>): KeptPaper {
  const marked = parseResult(result)
  return {
    answers: keepOnly(answers, isAnswer),
    judged: keepOnly(judged, (one) => typeof one === 'boolean'),
    ...(marked === undefined ? {} : { result: marked }),
  }
}

function parseResult(value: unknown): KeptPaper['result'] {
  if (!isRecord(value)) return undefined
  const { got, of, open, at } = value
  return isCount(got) && isCount(of) && isCount(open) && isTime(at) ? { got, of, open, at } : undefined
}

function keepOnly<Value>(
  value: unknown,
  isOne: (one: unknown) => one is Value,
): Readonly<Record<string, Value>> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): [string, Value][] => (isOne(one) ? [[name, one]] : [])),
  )
}

const isAnswer = (value: unknown): value is string | readonly number[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isCount))
