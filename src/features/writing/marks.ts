import type { WritingCriterion } from '@/content/rooms/writing-types'

/** The lowest and highest mark of a band as written, "7–8" or "0". */
export function bandRange(band: string): readonly [number, number] {
  const numbers = (band.match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = first] = numbers
  return [Math.min(first, second), Math.max(first, second)]
}

/** For example, `7` or `7–9`. */
export const formatRange = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`

/** The total for the chosen bands; null until a band has been chosen for every criterion. */
export function totalOfBands(
  criteria: readonly WritingCriterion[],
  bands: Readonly<Record<string, number>>,
): { least: number; most: number; of: number } | null {
  let [least, most, of] = [0, 0, 0]
  for (const { name, marks, bands: all } of criteria) {
    const band = all[bands[name] ?? -1]
    if (band === undefined) return null
    const [low, high] = bandRange(band.marks)
    least += low
    most += high
    of += marks
  }
  return { least, most, of }
}
