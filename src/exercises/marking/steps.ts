/**
 * What marking one answer may cost. An answer can be anything, so the work is counted where it grows with what was typed
 * (not in milliseconds: the same answer is marked alike on every device), and marking stops when the count is spent.
 */

/** A student’s answer needs some thousands, the longest nonsense that a field holds less than a third of these. */
export const mostSteps = 200_000

class OutOfSteps extends Error {}

/** What is left of the marking under way; undefined while none is. */
let left: number | undefined
let latest = 0

/** Counts work that grows with the answer. Ends the marking when too much of it was done. */
export function spend(steps: number): void {
  if (left === undefined) return
  left -= steps
  if (left < 0) throw new OutOfSteps()
}

/** Does the work, or tells what is known when its steps are spent. Inside other marking it shares the steps of that. */
export function withinSteps<Result>(work: () => Result, whenSpent: () => Result, most = mostSteps): Result {
  if (left !== undefined) return work()
  left = most
  try {
    return work()
  } catch (error) {
    if (error instanceof OutOfSteps) return whenSpent()
    throw error
  } finally {
    latest = most - left
    left = undefined
  }
}

/** How many steps the latest marking took: more than it was given where it ran out of them. */
export const stepsTaken = (): number => latest
