/**
 * What was answered to the questions of a passage, so that it is still there after the bus has gone through a tunnel. It
 * stays in the browser, as the student's own: it is called nothing but their answers.
 */

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

const storageName = 'proxima-papers'
const version = 1

const nothing: KeptPapers = new Map()
/** Of a passage that nobody has begun. */
export const blankPaper: KeptPaper = { answers: {}, judged: {} }
const listeners = new Set<() => void>()
/** What was read or written last, with the text that it came from. */
let latest: { text: string | null; papers: KeptPapers } = { text: null, papers: nothing }
/** Where the browser keeps nothing, or has kept what a newer version of the site wrote: until the page is closed. */
let isKept = true

/** What is kept now: the same object until something changes. */
export function keptPapers(): KeptPapers {
  if (!isKept) return latest.papers
  let text: string | null
  try {
    text = localStorage.getItem(storageName)
  } catch {
    isKept = false
    return latest.papers
  }
  if (text !== latest.text) latest = { text, papers: text === null ? nothing : read(text) }
  return latest.papers
}

/** What is kept of one passage: the same object until it changes. */
export const keptPaper = (passage: string): KeptPaper => keptPapers().get(passage) ?? blankPaper

/** Whether it outlives the page. */
export const arePapersKept = (): boolean => isKept

/** Tells of every change, in this tab or another, until the function that it returns is called. */
export function subscribeToPapers(listener: () => void): () => void {
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

export function keepPaper(passage: string, paper: KeptPaper): void {
  write(new Map(keptPapers()).set(passage, paper))
}

/** Forgets one passage. */
export function forgetPaper(passage: string): void {
  write(new Map([...keptPapers()].filter(([name]) => name !== passage)))
}

/** Forgets all of them. */
export function forgetPapers(): void {
  write(nothing)
}

/** All of them, for a file. */
export const papersForFile = (): Readonly<Record<string, KeptPaper>> => Object.fromEntries(keptPapers())

/** Takes in those of a file, as long as nothing was answered here to the same passage. Says how many it had. */
export function takePapers(text: string): number {
  const file = fromJson(text)
  const others = parsePapers(isRecord(file) ? file['papers'] : undefined)
  const own = [...keptPapers()].filter(([, { answers }]) => Object.keys(answers).length > 0)
  if (others.size > 0) write(new Map([...others, ...own]))
  return others.size
}

function write(papers: KeptPapers): void {
  const text = papers.size === 0 ? null : JSON.stringify({ version, papers: Object.fromEntries(papers) })
  latest = { text, papers }
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

/** What was kept. What anybody else wrote there is passed over; what a newer site wrote stays as it is. */
function read(text: string): KeptPapers {
  const value = fromJson(text)
  if (!isRecord(value)) return nothing
  if (value['version'] !== version) {
    if (typeof value['version'] === 'number' && value['version'] > version) isKept = false
    return nothing
  }
  return parsePapers(value['papers'])
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
  return isCount(got) && isCount(of) && isCount(open) && isCount(at) ? { got, of, open, at } : undefined
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

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const isAnswer = (value: unknown): value is string | readonly number[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isCount))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
