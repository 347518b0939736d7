import { type ItemName, readItemName } from '@/exercises/item-names'
import { countOf } from '@/lib/count-of'

const kinds: readonly (readonly [ItemName['kind'], string])[] = [
  ['exercise', 'exercise'],
  ['form', 'verb form'],
  ['word', 'word'],
]

/** The number of items of each kind: "7 exercises, 2 verb forms, 1 word". */
export function countsOf(names: Iterable<string>): string {
  const found = [...names].map((name) => readItemName(name)?.kind)
  return kinds
    .flatMap(([kind, called]) => {
      const count = found.filter((one) => one === kind).length
      return count === 0 ? [] : [countOf(count, called)]
    })
    .join(', ')
}
