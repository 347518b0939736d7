/**
 * Texts from the writing room, saved as they are typed, so that they survive a crash. They belong to the student and
 * stay in the browser.
 */
import { deviceStore, fromJson, isCount, isRecord, isTime, version } from './device-store'

export interface SavedText {
  text: string
  /** When the text was last changed, in milliseconds since 1970. */
  at: number
  /** For each criterion, the index of the band that the student has chosen. Index 0 is the best band. */
  bands: Readonly<Record<string, number>>
  /** The student has said that they have finished. */
  finished?: true
}

/** The texts by task id. */
export type SavedTexts = ReadonlyMap<string, SavedText>

const nothing: SavedTexts = new Map()
/** The text for a task the student has not started. */
export const blankText: SavedText = { text: '', at: 0, bands: {} }

export const textsStore = deviceStore<SavedTexts>({
  name: 'proxima-texts',
  nothing,
  read: (kept, before) =>
    isRecord(kept) && kept['version'] === version
      ? reuseUnchanged(before, parseTexts(kept['texts']))
      : nothing,
  write: (texts) => (texts.size === 0 ? null : { version, texts: Object.fromEntries(texts) }),
})

/** The stored texts. Returns the same object until something changes. */
export const savedTexts = (): SavedTexts => textsStore.current()

/** Reuses the objects for texts that another tab has not changed, so that their identity is stable. */
const reuseUnchanged = (before: SavedTexts, now: SavedTexts): SavedTexts =>
  new Map(
    [...now].map(([task, text]) => {
      const one = before.get(task)
      return [task, one !== undefined && JSON.stringify(one) === JSON.stringify(text) ? one : text]
    }),
  )

/** The text for one task. Returns the same object until it changes. */
export const savedText = (task: string): SavedText => savedTexts().get(task) ?? blankText

export function saveText(task: string, text: SavedText): void {
  textsStore.keep(new Map(savedTexts()).set(task, text))
}

export function deleteText(task: string): void {
  textsStore.keep(new Map([...savedTexts()].filter(([name]) => name !== task)))
}

export function deleteTexts(): void {
  textsStore.keep(nothing)
}

/** The texts to include in the export file. */
export const exportTexts = (): Readonly<Record<string, SavedText>> => Object.fromEntries(savedTexts())

/**
 * Imports the texts from a file; the later of two texts for the same task wins. Returns the number of texts in the
 * file.
 */
export function importTexts(file: string): number {
  const value = fromJson(file)
  const others = parseTexts(isRecord(value) ? value['texts'] : undefined)
  const merged = new Map(savedTexts())
  for (const [task, text] of others) if ((merged.get(task)?.at ?? -1) < text.at) merged.set(task, text)
  if (others.size > 0) textsStore.keep(merged)
  return others.size
}

function parseTexts(value: unknown): SavedTexts {
  if (!isRecord(value)) return nothing
  return new Map(
    Object.entries(value).flatMap(([task, one]): [string, SavedText][] => {
      if (!isRecord(one) || typeof one['text'] !== 'string' || !isTime(one['at'])) return []
      const bands = isRecord(one['bands']) ? Object.entries(one['bands']) : []
      return [
        [
          task,
          {
            text: one['text'],
            at: one['at'],
            bands: Object.fromEntries(
              bands.flatMap(([name, band]): [string, number][] => (isCount(band) ? [[name, band]] : [])),
            ),
            ...(one['finished'] === true ? { finished: true } : {}),
          },
        ],
      ]
    }),
  )
}
