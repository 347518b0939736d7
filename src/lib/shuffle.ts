/** A Fisher–Yates shuffle. `random` returns numbers from 0 up to, but not including, 1, as Math.random does. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  const shuffled: Item[] = []
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1))
  return shuffled
}
