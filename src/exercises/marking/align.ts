import { spend } from './steps'
import type { Word } from './words'

/** A difference between two sentences: a replaced, an extra or a missing word. */
export type Difference =
  | { kind: 'other'; typed: Word; needed: Word; at: number }
  | { kind: 'extra'; typed: Word; at: number }
  /**
   * `at` is the index in the accepted sentence; for `other` and `extra` it is the index in the typed answer. `before`
   * is the index of the typed word before which the word is missing.
   */
  | { kind: 'missing'; needed: Word; at: number; before: number }
  /** The word is in a different place in the typed answer: at `from`. */
  | { kind: 'moved'; needed: Word; at: number; from: number }

/** How far apart two words are: 0 for the same, 1 for two that have nothing in common. */
export type Distance = (typed: string, needed: string) => number

/** The cost of an extra or missing word: less than that of two words that have nothing in common. */
export const gap = 0.7
/** The cost of two neighbouring words in the wrong order: less than that of an extra and a missing word. */
export const swap = 1

export interface Alignment {
  cost: number
  differences: readonly Difference[]
  /** For each typed word, the index of the accepted word that it matches; -1 if it matches none. */
  places: readonly number[]
}

/** Finds the differences that turn the typed words into the accepted sentence at the lowest total cost. */
export function align(typed: readonly Word[], needed: readonly Word[], distance: Distance): Alignment {
  spend((typed.length + 1) * (needed.length + 1))
  const width = needed.length + 1
  const costs = new Float64Array((typed.length + 1) * width)
  const costAt = (row: number, column: number) => costs[row * width + column] ?? 0
  /** Whether the two words that end here are in the other order in the accepted sentence. */
  const isSwap = (row: number, column: number) =>
    row > 1 &&
    column > 1 &&
    typed[row - 1]?.key !== typed[row - 2]?.key &&
    typed[row - 1]?.key === needed[column - 2]?.key &&
    typed[row - 2]?.key === needed[column - 1]?.key
  for (let row = 0; row <= typed.length; row += 1) {
    for (let column = 0; column <= needed.length; column += 1) {
      if (row === 0 || column === 0) {
        costs[row * width + column] = (row + column) * gap
        continue
      }
      const both = distance(typed[row - 1]?.key ?? '', needed[column - 1]?.key ?? '')
      costs[row * width + column] = Math.min(
        costAt(row - 1, column - 1) + both,
        costAt(row - 1, column) + gap,
        costAt(row, column - 1) + gap,
        isSwap(row, column) ? costAt(row - 2, column - 2) + swap : Number.POSITIVE_INFINITY,
      )
    }
  }
  const differences: Difference[] = []
  const places = typed.map(() => -1)
  let row = typed.length
  let column = needed.length
  while (row > 0 || column > 0) {
    const one = typed[row - 1]
    const other = needed[column - 1]
    const here = costAt(row, column)
    if (
      one !== undefined &&
      other !== undefined &&
      Math.abs(costAt(row - 1, column - 1) + distance(one.key, other.key) - here) < 1e-9
    ) {
      if (one.key !== other.key)
        differences.unshift({ kind: 'other', typed: one, needed: other, at: row - 1 })
      places[row - 1] = column - 1
      row -= 1
      column -= 1
    } else if (one !== undefined && Math.abs(costAt(row - 1, column) + gap - here) < 1e-9) {
      differences.unshift({ kind: 'extra', typed: one, at: row - 1 })
      row -= 1
    } else if (other !== undefined && Math.abs(costAt(row, column - 1) + gap - here) < 1e-9) {
      differences.unshift({ kind: 'missing', needed: other, at: column - 1, before: row })
      column -= 1
    } else {
      const moved = needed[column - 2]
      if (moved !== undefined)
        differences.unshift({ kind: 'moved', needed: moved, at: column - 2, from: row - 1 })
      places[row - 2] = column - 1
      row -= 2
      column -= 2
    }
  }
  return { cost: costAt(typed.length, needed.length), differences, places }
}

/** The edit distance in letters; a swap of two neighbouring letters counts as one edit. */
export function letterDistance(one: string, other: string): number {
  spend(one.length * other.length)
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let best = Math.min(
        (previous[column - 1] ?? 0) + same,
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      )
      const changedPlaces =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (changedPlaces) best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
    }
    before = previous
    previous = current
  }
  return previous[other.length] ?? 0
}
