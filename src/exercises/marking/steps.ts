/**
 * A budget for marking one answer. An answer can be anything, so work that grows with it is counted in steps, and marking stops when the budget is used up. It is not measured in milliseconds, so that an answer gets the same mark on every device.
 */

/** A real answer takes a few thousand steps. The longest nonsense that a field accepts takes less than a third of the budget. */
export const mostSteps = 200_000

class OutOfSteps extends Error {}

/** The steps left for the current marking; undefined if none is running. */
let left: number | undefined
let latest = 0

/** Counts steps, and ends the marking when the budget is used up. */
export function spend(steps: number): void {
  if (left === undefined) return
  left -= steps
  if (left < 0) throw new OutOfSteps()
}

/** Runs `work`, or returns `whenSpent()` when the budget is used up. A nested call shares the outer budget. */
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

/** How many steps the latest marking took: more than the budget if it ran out. */
export const stepsTaken = (): number => latest
