import type { Grade } from '@/lib/memory'

/**
 * The order in which exercises come. A missed one comes back after all others that are still to come, never
 * at once, until it has been answered right; so does one left for later. Pure, so that it can be tested without a
 * screen.
 */
export interface SelfCheck {
  /** Ids still to come; the first is on the screen. */
  queue: readonly string[]
  /** Ids answered right, the oldest first. */
  right: readonly string[]
  /** Ids answered wrong at least once. */
  missed: readonly string[]
  /** Ids left for later at least once: nothing says that the student does not know them. */
  left: readonly string[]
}

/** How it went with the exercise on the screen: answered, or left for later. */
export type Outcome = Grade | 'left'

export function startSelfCheck(ids: readonly string[]): SelfCheck {
  return { queue: ids, right: [], missed: [], left: [] }
}

/** Goes on to the next exercise, with how it went with the one on the screen. */
export function advance(state: SelfCheck, outcome: Outcome): SelfCheck {
  const [current, ...rest] = state.queue
  if (current === undefined) return state
  const others = state.right.filter((id) => id !== current)
  if (outcome === 'right' || outcome === 'repaired')
    return { ...state, queue: rest, right: [...others, current] }

  // With nothing else to come, the exercise answered right longest ago stands between.
  const [refresher] = others
  const between = rest.length > 0 || refresher === undefined ? rest : [refresher]
  const noted = state[outcome].includes(current) ? state[outcome] : [...state[outcome], current]
  return { ...state, queue: [...between, current], right: others, [outcome]: noted }
}

/** What a student should know of the exercise on the screen, where they have met it before. */
export function standing({ queue: [current], right, missed, left }: SelfCheck): string | undefined {
  if (current === undefined) return undefined
  if (right.includes(current)) return 'a quick one you already know'
  if (missed.includes(current)) return 'one that you missed before'
  return left.includes(current) ? 'one that you skipped' : undefined
}
