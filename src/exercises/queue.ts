import type { Grade } from '@/lib/memory'

/**
 * The order of exercises. A missed or skipped exercise comes back after all remaining ones, never immediately, until it
 * is answered correctly. Pure, so that it can be tested without a DOM.
 */
export interface SelfCheck {
  /** The ids of the exercises to come; the first one is on screen. */
  queue: readonly string[]
  /** Ids answered correctly, oldest first. */
  right: readonly string[]
  /** Ids answered incorrectly at least once. */
  missed: readonly string[]
  /** Ids skipped at least once. Skipping an exercise does not mean that the student cannot do it. */
  skipped: readonly string[]
}

/** The outcome of the exercise on screen: its grade, or skipped. */
export type Outcome = Grade | 'skipped'

export function startSelfCheck(ids: readonly string[]): SelfCheck {
  return { queue: ids, right: [], missed: [], skipped: [] }
}

/** Moves on to the next exercise after the given outcome of the current one. */
export function advance(state: SelfCheck, outcome: Outcome): SelfCheck {
  const [current, ...rest] = state.queue
  if (current === undefined) return state
  const others = state.right.filter((id) => id !== current)
  if (outcome === 'right' || outcome === 'repaired')
    return { ...state, queue: rest, right: [...others, current] }

  // If nothing else remains, first repeat the exercise that was answered correctly longest ago, and then the missed
  // one.
  const [refresher] = others
  const between = rest.length > 0 || refresher === undefined ? rest : [refresher]
  const ids = state[outcome].includes(current) ? state[outcome] : [...state[outcome], current]
  return { ...state, queue: [...between, current], right: others, [outcome]: ids }
}

/** Why the student sees an exercise again, if they have seen it before. */
export function whyRepeated({ queue: [current], right, missed, skipped }: SelfCheck): string | undefined {
  if (current === undefined) return undefined
  if (right.includes(current)) return 'a quick one you already know'
  if (missed.includes(current)) return 'one you got wrong before'
  return skipped.includes(current) ? 'one you skipped' : undefined
}
