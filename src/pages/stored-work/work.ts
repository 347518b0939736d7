/** All kinds of work stored on this device, and the code that gives a visitor's work to a student. */

import { examStore, type MyExams } from '@/components/my-exam/my-exams'
import { readItemName } from '@/exercises/item-names'
import { planStore } from '@/features/planner/saved-plan'
import { countOf } from '@/lib/count-of'
import { type DeviceStore, isRecord } from '@/lib/device-store'
import { type Memory, memoryStore, mergeLatest } from '@/lib/memory'
import type { Owner } from '@/lib/owner'
import { isStarted, papersStore, type SavedPapers } from '@/lib/saved-papers'
import { type SavedTexts, textsStore } from '@/lib/saved-texts'

type Plan = ReturnType<typeof planStore.current>

interface Work {
  memory: Memory
  texts: SavedTexts
  papers: SavedPapers
  plan: Plan
  exams: MyExams
}

const workOf = (whose: Owner): Work => ({
  memory: memoryStore.current(whose),
  texts: textsStore.current(whose),
  papers: papersStore.current(whose),
  plan: planStore.current(whose),
  exams: examStore.current(whose),
})

const countIfAny = (number: number, noun: string) => (number === 0 ? [] : [countOf(number, noun)])

/** "12 answers, 1 text and a plan"; empty if there is no work. A plan names its exam, so the exam is not listed separately. */
function describe({ memory, texts, papers, plan, exams }: Work, whose: 'your' | 'a'): string {
  const kinds = [...memory.keys()].map((name) => readItemName(name)?.kind)
  const words = kinds.filter((kind) => kind === 'word').length
  const toQuestions = [...papers.values()].flatMap(({ answers }) => Object.keys(answers)).length
  const parts = [
    ...countIfAny(kinds.filter((kind) => kind !== undefined).length - words + toQuestions, 'answer'),
    ...countIfAny(words, 'word'),
    ...countIfAny([...texts.values()].filter(({ text }) => text.trim() !== '').length, 'text'),
    ...(plan === null ? [] : [`${whose} plan`]),
    ...(exams === null || plan !== null ? [] : [`${whose} choice of exam`]),
  ]
  const last = parts.pop()
  return last === undefined ? '' : parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** Describes a student's work on this device in words. */
export const describeWork = (whose: Owner): string => describe(workOf(whose), 'your')

/** Deep equality, ignoring the order of the keys. */
const isSame = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other)
    ? [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
    : JSON.stringify(one) === JSON.stringify(other)

/**
 * Splits a visitor's items by whether the student can take them. If the student has a different item for the same key,
 * neither is moved.
 */
function splitItems<One>(
  theirs: ReadonlyMap<string, One>,
  own: ReadonlyMap<string, One>,
  isBlank: (one: One) => boolean,
): { added: Map<string, One>; apart: Map<string, One> } {
  const hasAnother = ([name, one]: [string, One]) => {
    const mine = own.get(name)
    return mine !== undefined && !isBlank(mine) && !isBlank(one) && !isSame(mine, one)
  }
  const wouldBlank = ([name, one]: [string, One]) => isBlank(one) && own.has(name)
  const all = [...theirs]
  return {
    added: new Map(all.filter((one) => !hasAnother(one) && !wouldBlank(one))),
    apart: new Map(all.filter(hasAnother)),
  }
}

/** The visitor's work, split by whether this student can take it. */
function splitVisitorWork(whose: Owner) {
  const theirs = workOf(null)
  const own = workOf(whose)
  const texts = splitItems(theirs.texts, own.texts, ({ text }) => text.trim() === '')
  const papers = splitItems(theirs.papers, own.papers, (paper) => !isStarted(paper))
  const hasPlan = own.plan !== null && theirs.plan !== null && !isSame(own.plan, theirs.plan)
  // A student who chose “not sure yet” can adopt the exam that the visitor chose.
  const isSure = own.exams !== null && own.exams.length > 0
  const hasExams = isSure && theirs.exams !== null && !isSame(own.exams, theirs.exams)
  const added: Work = {
    memory: theirs.memory,
    texts: texts.added,
    papers: papers.added,
    plan: hasPlan ? null : theirs.plan,
    exams: hasExams ? null : theirs.exams,
  }
  const apart: Work = {
    memory: new Map(),
    texts: texts.apart,
    papers: papers.apart,
    plan: hasPlan ? theirs.plan : null,
    exams: hasExams ? theirs.exams : null,
  }
  return { theirs, own, added, apart }
}

/** Describes in words the visitor's work that a student can add; empty if there is none. */
export const addableWork = (whose: Owner): string => describe(splitVisitorWork(whose).added, 'a')

/** Describes in words the work that stays with the visitor because the student has their own. */
export const separateWork = (whose: Owner): string => describe(splitVisitorWork(whose).apart, 'a')

/**
 * Moves the work to the student. Returns false if this browser cannot store all of it; anything that could not be
 * stored is left with the visitor.
 */
export function addVisitorWork(whose: Owner): boolean {
  const { theirs, own, added, apart } = splitVisitorWork(whose)
  /** Writes the copy before removing the original. */
  function move<Value>(store: DeviceStore<Value>, mine: Value, left: Value): boolean {
    store.keep(mine, whose)
    if (!store.isKept(whose)) return false
    store.keep(left, null)
    return true
  }
  return [
    theirs.memory.size === 0 || move(memoryStore, mergeLatest(own.memory, added.memory), apart.memory),
    theirs.texts.size === 0 || move(textsStore, new Map([...own.texts, ...added.texts]), apart.texts),
    theirs.papers.size === 0 || move(papersStore, new Map([...own.papers, ...added.papers]), apart.papers),
    theirs.plan === null || move(planStore, added.plan ?? own.plan, apart.plan),
    theirs.exams === null || move(examStore, added.exams ?? own.exams, apart.exams),
  ].every(Boolean)
}

export const noRoomForAll =
  'Your browser doesn’t have room for all of it. You can see the rest when you’re signed out.'

const declines = new EventTarget()

/**
 * Calls `listener` whenever anybody's work changes, or a student says that the visitor's work is not theirs. Returns a
 * function that unsubscribes it.
 */
export function subscribeToWork(listener: () => void): () => void {
  const stops = [memoryStore, textsStore, papersStore, planStore, examStore].map((store) =>
    store.subscribe(listener),
  )
  declines.addEventListener('decline', listener)
  return () => {
    for (const stop of stops) stop()
    declines.removeEventListener('decline', listener)
  }
}

const refusedName = (whose: string) => `proxima-not-mine-${whose}`

/** Whether the student has said that the visitor's work is not theirs. */
export function isDeclined(whose: string): boolean {
  try {
    return localStorage.getItem(refusedName(whose)) !== null
  } catch {
    return false
  }
}

export function declineVisitorWork(whose: string): void {
  try {
    localStorage.setItem(refusedName(whose), 'yes')
  } catch (error) {
    // The student will be asked again next time.
    console.info(error)
  }
  declines.dispatchEvent(new Event('decline'))
}
