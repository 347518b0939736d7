/**
 * Texts from the writing desk, saved as they are typed so that they survive a crash. They stay in the browser and
 * are the student's own.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

export interface KeptText {
  text: string
  /** When it was changed last, in milliseconds since 1970. */
  at: number
  /** For each criterion, the band the student has given themselves: its index, from the best. */
  bands: Readonly<Record<string, number>>
  /** The student has said that they have finished. */
  finished?: true
}

/** By task id. */
export type KeptTexts = ReadonlyMap<string, KeptText>

const nothing: KeptTexts = new Map()
/** For a task without a text. */
export const blankText: KeptText = { text: '', at: 0, bands: {} }

export const textsStore = deviceStore<KeptTexts>({
  name: 'proxima-texts',
  nothing,
  read: (kept, before) =>
    isRecord(kept) && kept['version'] === version ? withSame(before, parseTexts(kept['texts'])) : nothing,
  write: (texts) => (texts.size === 0 ? null : { version, texts: Object.fromEntries(texts) }),
})

/** The stored texts: the same object until something changes. */
export const keptTexts = (): KeptTexts => textsStore.current()

/** Reuses the objects of texts that another tab has not changed, so that their identity is stable. */
const withSame = (before: KeptTexts, now: KeptTexts): KeptTexts =>
  new Map(
    [...now].map(([task, text]) => {
      const one = before.get(task)
      return [task, one !== undefined && JSON.stringify(one) === JSON.stringify(text) ? one : text]
    }),
  )

/** The text of one task: the same object until it changes. */
export const keptText = (task: string): KeptText => keptTexts().get(task) ?? blankText

export function keepText(task: string, text: KeptText): void {
  textsStore.keep(new Map(keptTexts()).set(task, text))
}

export function forgetText(task: string): void {
  textsStore.keep(new Map([...keptTexts()].filter(([name]) => name !== task)))
}

export function forgetTexts(): void {
  textsStore.keep(nothing)
}

/** For the export file. */
export const textsForFile = (): Readonly<Record<string, KeptText>> => Object.fromEntries(keptTexts())

/**
 * Imports the texts of a file: where both have a text for a task, the later one wins. Returns how many the file
 * had.
 */
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
