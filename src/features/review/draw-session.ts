/** Which of what is remembered is asked now, and in what order. Pure, so that it can be tested without a screen. */
import { type ItemName, readItemName } from '@/exercises/item-names'
import { isKnown, type Memory } from '@/lib/memory'
import { commandPersons, isCommand, persons } from '@/spanish/tenses'

/** How many come at a time. */
export const sessionSize = 10

interface Candidate {
  name: string
  /** Neighbours of one group would be more of the same. */
  group: string
  due: number
  isMissed: boolean
}

export interface DrawOptions {
  /** What is passed over: the site no longer has it, or it cannot be asked here and now. */
  isLeftOut?: (name: string) => boolean
  /** Whether what is not yet due may come. */
  ahead?: boolean
}

const isVosotros = (name: ItemName) =>
  name.kind === 'form' && (isCommand(name.tense) ? commandPersons : persons)[name.person] === 'vosotros/as'

/** What of it can be asked of this student: nothing under a name that the site never gave, and no hidden form. */
export const askable = (memory: Memory, vosotros: boolean): Memory =>
  new Map(
    [...memory].filter(([name]) => {
      const read = readItemName(name)
      return read !== undefined && (vosotros || !isVosotros(read))
    }),
  )

const groupOf = (name: ItemName): string =>
  name.kind === 'exercise' ? name.lesson : name.kind === 'form' ? name.tense : name.kind

const candidates = (memory: Memory): Candidate[] =>
  [...memory].flatMap(([name, item]) => {
    const read = readItemName(name)
    return read === undefined ? [] : [{ name, group: groupOf(read), due: item.due, isMissed: !isKnown(item) }]
  })

/** The names of what is due. */
export const dueNames = (memory: Memory, now: number): string[] =>
  candidates(memory)
    .filter(({ due }) => due <= now)
    .map(({ name }) => name)

/** When the next thing that is not yet due comes back; undefined where there is none. */
export function nextDue(memory: Memory, now: number): number | undefined {
  const times = candidates(memory).flatMap(({ due }) => (due > now ? [due] : []))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * The names of at most ten: of what is due the missed first, then what has waited longest. `ahead` draws, besides, from
 * what is not yet due, the next first. They are mixed: no two neighbours of a lesson or tense where others exist.
 */
export function drawSession(
  memory: Memory,
  now: number,
  { isLeftOut = () => false, ahead = false }: DrawOptions = {},
): string[] {
  const isDue = ({ due }: Candidate) => due <= now
  const rank = (one: Candidate) => (!isDue(one) ? 2 : one.isMissed ? 0 : 1)
  const drawn = candidates(memory)
    .filter((one) => (ahead || isDue(one)) && !isLeftOut(one.name))
    .sort((one, other) => rank(one) - rank(other) || one.due - other.due)
    .slice(0, sessionSize)
  return interleave(drawn).map(({ name }) => name)
}

/** Each time one of the largest group that is not the one before: nothing else leaves fewer neighbours alike. */
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
