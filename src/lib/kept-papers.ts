/**
 * What was answered to the questions of a passage, so that it is still there after the bus has gone through a tunnel. It
 * stays in the browser, as the student's own: it is called nothing but their answers.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

export interface KeptPaper {
  /** By the question: what was typed, or the places of what was chosen. */
  answers: Readonly<Record<string, string | readonly number[]>>
  /** What the student has decided of answers that only they could judge. */
  judged: Readonly<Record<string, boolean>>
  /** Once it was marked. `open` are the answers that the student has still to judge. */
  result?: { got: number; of: number; open: number; at: number }
}

/** By the passage. */
export type KeptPapers = ReadonlyMap<string, KeptPaper>

const nothing: KeptPapers = new Map()
/** Of a passage that nobody has begun. */
export const blankPaper: KeptPaper = { answers: {}, judged: {} }

export const papersStore = deviceStore<KeptPapers>({
  name: 'proxima-papers',
  nothing,
  read: (kept) => (isRecord(kept) && kept['version'] === version ? parsePapers(kept['papers']) : nothing),
  write: (papers) => (papers.size === 0 ? null : { version, papers: Object.fromEntries(papers) }),
})

/** What is kept now: the same object until something changes. */
export const keptPapers = (): KeptPapers => papersStore.current()

/** What is kept of one passage: the same object until it changes. */
export const keptPaper = (passage: string): KeptPaper => keptPapers().get(passage) ?? blankPaper

export function keepPaper(passage: string, paper: KeptPaper): void {
  papersStore.keep(new Map(keptPapers()).set(passage, paper))
}

/** Forgets one passage. */
export function forgetPaper(passage: string): void {
  papersStore.keep(new Map([...keptPapers()].filter(([name]) => name !== passage)))
}

/** Forgets all of them. */
export function forgetPapers(): void {
  papersStore.keep(nothing)
}

/** Whether anything was answered. */
export const isBegun = ({ answers }: KeptPaper): boolean => Object.keys(answers).length > 0

/** All of them, for a file. */
export const papersForFile = (): Readonly<Record<string, KeptPaper>> => Object.fromEntries(keptPapers())

/** Takes in those of a file, as long as nothing was answered here to the same passage. Says how many it had. */
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
