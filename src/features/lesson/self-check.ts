/**
 * The order in which exercises come. A missed one comes back after all others that are still to come, never
 * at once, until it has been answered right. Pure, so that it can be tested without a screen.
 */
export interface SelfCheck {
  /** Ids still to come; the first is on the screen. */
  queue: readonly string[]
  /** Ids answered right, the oldest first. */
  right: readonly string[]
  /** Ids answered wrong or skipped at least once. */
  missed: readonly string[]
}

export function startSelfCheck(ids: readonly string[]): SelfCheck {
  return { queue: ids, right: [], missed: [] }
}

/** Goes on to the next exercise, with the verdict on the one on the screen. */
export function advance(state: SelfCheck, verdict: 'right' | 'missed'): SelfCheck {
  const [current, ...rest] = state.queue
  if (current === undefined) return state
  const others = state.right.filter((id) => id !== current)
  if (verdict === 'right') return { ...state, queue: rest, right: [...others, current] }

  const missed = state.missed.includes(current) ? state.missed : [...state.missed, current]
  // With nothing else to come, the exercise answered right longest ago stands between.
  const [refresher] = others
  const between = rest.length > 0 || refresher === undefined ? rest : [refresher]
  return { queue: [...between, current], right: others, missed }
}
