import { type Answered, memory, memoryStore } from './memory'

const day = 24 * 60 * 60_000

/**
 * Removes the misses that ended the history of these items before `until`: the answer keys were wrong, so the
 * answers may have been right.
 */
export function takeBackMissed(names: readonly string[], until: number): void {
  const all = new Map(memory())
  const isFair = ({ at, grade }: Answered) => grade !== 'missed' || at >= until
  const unfair = names.filter((name) => all.get(name)?.answers.slice(-1).every(isFair) === false)
  for (const name of unfair) {
    const { answers = [], due = 0 } = all.get(name) ?? {}
    const last = answers.findLast(isFair)
    if (last === undefined) all.delete(name)
    // The miss had made the item due at once, so its due date moves.
    else
      all.set(name, {
        answers: answers.slice(0, answers.lastIndexOf(last) + 1),
        due: Math.max(due, last.at + day),
      })
  }
  if (unfair.length > 0) memoryStore.keep(all)
}
