/** Chooses what to review now, and in what order. Pure, so that it can be tested without a DOM. */
import { type ItemName, readItemName } from '@/exercises/item-names'
import { isKnown, type Memory } from '@/lib/memory'
import { dueAt } from '@/lib/review-day'
import { commandPersons, isCommand, persons } from '@/spanish/tenses'

/** The number of items in a session. */
export const sessionSize = 10

interface Candidate {
  name: string
  /** Items from the same group should not be adjacent. */
  group: string
  due: number
  /** As the scheduler stored it, to the second: the order of items that are due on the same day. */
  stored: number
  isMissed: boolean
}

export interface DrawOptions {
  /** Excludes items that no longer exist or cannot be asked here and now. */
  isLeftOut?: (name: string) => boolean
  /** Whether to include items that are not yet due. */
  ahead?: boolean
}

const isVosotros = (name: ItemName) =>
  name.kind === 'form' && (isCommand(name.tense) ? commandPersons : persons)[name.person] === 'vosotros/as'

/**
 * The items that this student can be asked: those with a valid name, minus *vosotros* forms if the student hides them.
 */
export const askableItems = (memory: Memory, vosotros: boolean): Memory =>
  new Map(
    [...memory].filter(([name]) => {
      const read = readItemName(name)
      return read !== undefined && (vosotros || !isVosotros(read))
    }),
  )

const groupOf = (name: ItemName): string =>
  name.kind === 'exercise' ? name.lesson : name.kind === 'form' ? name.tense : name.kind

const candidates = (memory: Memory, now: number): Candidate[] =>
  [...memory].flatMap(([name, item]) => {
    const read = readItemName(name)
    if (read === undefined) return []
    return [{ name, group: groupOf(read), due: dueAt(item, now), stored: item.due, isMissed: !isKnown(item) }]
  })

/** The names of the items that are due. */
export const dueNames = (memory: Memory, now: number): string[] =>
  candidates(memory, now)
    .filter(({ due }) => due <= now)
    .map(({ name }) => name)

/** When the next item becomes due; undefined if there is none. */
export function nextDue(memory: Memory, now: number): number | undefined {
  const times = candidates(memory, now).flatMap(({ due }) => (due > now ? [due] : []))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * At most ten names: first the due items that were missed, then the other due items, longest overdue first. `ahead`
 * adds items that are not yet due, soonest first. The result is interleaved, so that consecutive items come from
 * different lessons or tenses where possible.
 */
export function drawSession(
  memory: Memory,
  now: number,
  { isLeftOut = () => false, ahead = false }: DrawOptions = {},
): string[] {
  const isDue = ({ due }: Candidate) => due <= now
  const rank = (one: Candidate) => (!isDue(one) ? 2 : one.isMissed ? 0 : 1)
  const drawn = candidates(memory, now)
    .filter((one) => (ahead || isDue(one)) && !isLeftOut(one.name))
    .sort((one, other) => rank(one) - rank(other) || one.stored - other.stored)
    .slice(0, sessionSize)
  return interleave(drawn).map(({ name }) => name)
}

/**
 * Greedy: always takes from the largest group that differs from the previous one, which minimises consecutive items
 * from one group.
 */
function interleave(drawn: readonly Candidate[]): Candidate[] {
  const left = [...drawn]
  const mixed: Candidate[] = []
  const size = (one: Candidate) => left.filter(({ group }) => group === one.group).length
  for (;;) {
    const before = mixed.at(-1)?.group
    const others = left.filter(({ group }) => group !== before)
    const [first, ...rest] = others.length > 0 ? others : left
    if (first === undefined) return mixed
    const next = rest.reduce((best, one) => (size(one) > size(best) ? one : best), first)
    left.splice(left.indexOf(next), 1)
    mixed.push(next)
  }
}
