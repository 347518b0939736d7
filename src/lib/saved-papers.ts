/**
 * The answers a student has given to the questions on a passage, stored in the browser so that they survive a reload
 * without a network. They belong to the student and are never called progress.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

export interface SavedPaper {
  /** For each question: the typed text, or the indices of the chosen options. */
  answers: Readonly<Record<string, string | readonly number[]>>
  /** For each question: the student's own verdict on an answer that only they could judge. */
  judged: Readonly<Record<string, boolean>>
  /** Set once the paper has been marked. `open` is the number of answers that the student still has to judge. */
  result?: { got: number; of: number; open: number; at: number }
}

/** The papers by passage id. */
export type SavedPapers = ReadonlyMap<string, SavedPaper>

const nothing: SavedPapers = new Map()
/** The paper for a passage with no answers yet. */
export const blankPaper: SavedPaper = { answers: {}, judged: {} }

export const papersStore = deviceStore<SavedPapers>({
  name: 'proxima-papers',
  nothing,
  read: (kept) => (isRecord(kept) && kept['version'] === version ? parsePapers(kept['papers']) : nothing),
  write: (papers) => (papers.size === 0 ? null : { version, papers: Object.fromEntries(papers) }),
})

/** The stored papers. Returns the same object until something changes. */
export const savedPapers = (): SavedPapers => papersStore.current()

/** The paper for one passage. Returns the same object until it changes. */
export const savedPaper = (passage: string): SavedPaper => savedPapers().get(passage) ?? blankPaper

export function savePaper(passage: string, paper: SavedPaper): void {
  papersStore.keep(new Map(savedPapers()).set(passage, paper))
}

export function deletePaper(passage: string): void {
  papersStore.keep(new Map([...savedPapers()].filter(([name]) => name !== passage)))
}

export function deletePapers(): void {
  papersStore.keep(nothing)
}

export const isStarted = ({ answers }: SavedPaper): boolean => Object.keys(answers).length > 0

/** The papers to include in the export file. */
export const exportPapers = (): Readonly<Record<string, SavedPaper>> => Object.fromEntries(savedPapers())

/**
 * Imports the papers from a file, except for passages that already have answers on this device. Returns the number of
 * papers in the file.
 */
export function importPapers(text: string): number {
  const file = fromJson(text)
  const others = parsePapers(isRecord(file) ? file['papers'] : undefined)
  const own = [...savedPapers()].filter(([, paper]) => isStarted(paper))
  if (others.size > 0) papersStore.keep(new Map([...others, ...own]))
  return others.size
}

function parsePapers(value: unknown): SavedPapers {
  if (!isRecord(value)) return nothing
  return new Map(
    Object.entries(value).flatMap(([name, paper]): [string, SavedPaper][] =>
      isRecord(paper) ? [[name, parsePaper(paper)]] : [],
    ),
  )
}

function parsePaper({ answers, judged, result }: Readonly<Record<string, unknown>>): SavedPaper {
  const marked = parseResult(result)
  return {
    answers: filterValues(answers, isAnswer),
    judged: filterValues(judged, (one) => typeof one === 'boolean'),
    ...(marked === undefined ? {} : { result: marked }),
  }
}

function parseResult(value: unknown): SavedPaper['result'] {
  if (!isRecord(value)) return undefined
  const { got, of, open, at } = value
  return isCount(got) && isCount(of) && isCount(open) && isTime(at) ? { got, of, open, at } : undefined
}

function filterValues<Value>(
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
