import { type Answered, day, latestAnswer, memory, memoryStore } from './memory'

/**
 * Removes misses at the end of these items' histories if they were recorded before `until`: the answer keys were wrong,
 * so the answers may have been right.
 */
export function removeUnfairMisses(names: readonly string[], until: number): void {
  const all = new Map(memory())
  const isFair = ({ at, grade }: Answered) => grade !== 'missed' || at >= until
  let isChanged = false
  for (const name of names) {
    const item = all.get(name)
    const latest = item && latestAnswer(item)
    if (item === undefined || latest === undefined || isFair(latest)) continue
    isChanged = true
    const last = item.answers.filter(isFair).at(-1)
    if (last === undefined) all.delete(name)
    // The miss made the item due at once, so postpone its due date.
    else
      all.set(name, {
        answers: item.answers.slice(0, item.answers.lastIndexOf(last) + 1),
        due: Math.max(item.due, last.at + day),
      })
  }
  if (isChanged) memoryStore.keep(all)
}
