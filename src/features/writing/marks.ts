import type { WritingCriterion } from '@/content/rooms/writing-types'

/** Of a band as it is written, “7–8” or “0”: its lowest and highest mark. */
export function marksOf(band: string): readonly [number, number] {
  const numbers = (band.match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = first] = numbers
  return [Math.min(first, second), Math.max(first, second)]
}

/** `7`, or `7-9`. */
export const asRange = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}-${most}`

/** What the chosen bands come to; null until each criterion has one. */
export function ownMark(
  criteria: readonly WritingCriterion[],
  bands: Readonly<Record<string, number>>,
): { least: number; most: number; of: number } | null {
  let [least, most, of] = [0, 0, 0]
  for (const { name, marks, bands: all } of criteria) {
    const band = all[bands[name] ?? -1]
    if (band === undefined) return null
    const [low, high] = marksOf(band.marks)
    least += low
    most += high
    of += marks
  }
  return { least, most, of }
}
