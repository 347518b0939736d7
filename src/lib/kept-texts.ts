/**
 * What was written at the writing desk, letter by letter, so that it is still there after a crash. It stays in the
 * browser, as the student's own.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

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

const nothing: KeptTexts = new Map()
/** Of a task that nobody has begun. */
export const blankText: KeptText = { text: '', at: 0, bands: {} }

export const textsStore = deviceStore<KeptTexts>({
  name: 'proxima-texts',
  nothing,
  read: (kept, before) =>
    isRecord(kept) && kept['version'] === version ? withSame(before, parseTexts(kept['texts'])) : nothing,
  write: (texts) => (texts.size === 0 ? null : { version, texts: Object.fromEntries(texts) }),
})

/** What is kept now: the same object until something changes. */
export const keptTexts = (): KeptTexts => textsStore.current()

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

export function keepText(task: string, text: KeptText): void {
  textsStore.keep(new Map(keptTexts()).set(task, text))
}

/** Forgets one task. */
export function forgetText(task: string): void {
  textsStore.keep(new Map([...keptTexts()].filter(([name]) => name !== task)))
}

/** Forgets all of them. */
export function forgetTexts(): void {
  textsStore.keep(nothing)
}

/** All of them, for a file. */
export const textsForFile = (): Readonly<Record<string, KeptText>> => Object.fromEntries(keptTexts())

/** Takes in those of a file: of a task that both know, the later text stays. Says how many it had. */
export function takeTexts(file: string): number {
  const value = fromJson(file)
  const others = parseTexts(isRecord(value) ? value['texts'] : undefined)
  const merged = new Map(keptTexts())
  for (const [task, text] of others) if ((merged.get(task)?.at ?? -1) < text.at) merged.set(task, text)
  if (others.size > 0) textsStore.keep(merged)
  return others.size
}

function parseTexts(value: unknown): KeptTexts {
  if (!isRecord(value)) return nothing
  return new Map(
    Object.entries(value).flatMap(([task, one]): [string, KeptText][] => {
      if (!isRecord(one) || typeof one['text'] !== 'string' || !isTime(one['at'])) return []
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
