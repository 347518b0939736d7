/**
 * For every exercise, the comparison with the whole graph gives the same as a comparison with each sentence by itself.
 */
import { expect, test } from 'vitest'
import type { Answer } from '../../src/content/types'
import { align, type Difference, gap, swap } from '../../src/exercises/marking/align'
import { makeDistance } from '../../src/exercises/marking/diagnose'
import {
  type Accepted,
  acceptedGraph,
  alignWithGraph,
  asNear,
  type Graph,
} from '../../src/exercises/marking/graph'
import { prepared, vocabularyOf } from '../../src/exercises/marking/prepare'
import { keysOf, type Word, word } from '../../src/exercises/marking/words'
import { everyExercise, nodeGrammar } from '../support/mark-answers'
import { fc } from '../support/seeded-fast-check'

const { verbs } = await nodeGrammar()
const distance = makeDistance(verbs)
const sheets = (await everyExercise()).flatMap((exercise): { id: string; answers: readonly Answer[] }[] => {
  if (exercise.kind === 'choose' || exercise.kind === 'hear') return []
  if (exercise.kind !== 'proofread') return [exercise]
  return exercise.lines.flatMap((line) =>
    'answers' in line ? [{ id: exercise.id, answers: line.answers }] : [],
  )
})

/** The sentences of all paths of a graph. */
function everySentence({ nodes, keys, sentence }: Graph<Accepted>): Accepted[] {
  const follow = (index: number, path: readonly string[]): Accepted[] => {
    const node = nodes[index]
    const own = node === undefined || node.end === 'none' ? undefined : sentence(path.join(' '))
    const edges = node?.edges ?? []
    return [
      ...(own === undefined ? [] : [own]),
      ...edges.flatMap(({ key, to }) => follow(to, [...path, keys[key] ?? ''])),
    ]
  }
  return follow(0, [])
}

/** For every alignment of two sentences that costs at most this much: the place of each typed word, or -1 if it differs. */
function everyAlignment(
  typed: readonly Word[],
  needed: readonly Word[],
  most: number,
): (readonly number[])[] {
  const found: (readonly number[])[] = []
  const follow = (at: number, place: number, left: number, same: readonly number[]) => {
    if (left < -1e-9 || Math.abs(typed.length - at - (needed.length - place)) * gap > left + 1e-9) return
    const [one, other] = [typed[at], needed[place]]
    if (one === undefined && other === undefined) found.push(same)
    if (one !== undefined) follow(at + 1, place, left - gap, [...same, -1])
    if (other !== undefined) follow(at, place + 1, left - gap, same)
    if (one === undefined || other === undefined) return
    const isSame = one.key === other.key
    follow(at + 1, place + 1, left - distance(one.key, other.key), [...same, isSame ? place : -1])
    const isSwap = !isSame && typed[at + 1]?.key === other.key && needed[place + 1]?.key === one.key
    if (isSwap) follow(at + 2, place + 2, left - swap, [...same, -1, -1])
  }
  follow(0, 0, most, [])
  return found
}

/** Whether a difference is there in an alignment, given the places of the typed words that are right. */
function isIn(difference: Difference, same: readonly number[], length: number): boolean {
  if (difference.kind === 'moved') return same[difference.from] === -1
  if (difference.kind !== 'missing') return same[difference.at] === -1
  const { before } = difference
  const previous = before === 0 ? -1 : (same[before - 1] ?? -1)
  const next = before === same.length ? length : (same[before] ?? -1)
  const isBesideNone = (before > 0 && previous === -1) || next === -1
  return isBesideNone || next !== previous + 1
}

/** A sentence with one to three changes. */
const changed = (sentence: readonly Word[], others: readonly string[]) =>
  fc
    .array(
      fc.record({
        way: fc.constantFrom('drop', 'add', 'replace', 'swap'),
        at: fc.nat(Math.max(0, sentence.length - 1)),
        other: fc.constantFrom(...others),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce<readonly Word[]>((words, { way, at, other }) => {
        if (way === 'add') return words.toSpliced(at, 0, word(other))
        if (at >= words.length) return words
        if (way === 'drop') return words.toSpliced(at, 1)
        if (way === 'replace') return words.with(at, word(other))
        return [...words.slice(0, at), ...words.slice(at, at + 2).reverse(), ...words.slice(at + 2)]
      }, sentence),
    )

const everyKey = [...new Set(sheets.flatMap(({ answers }) => [...vocabularyOf(answers)]))]

test('the cheapest path and the differences on every path are those of a comparison with each sentence', () => {
  let compared = 0
  for (const { id, answers } of sheets) {
    const vocabulary = vocabularyOf(answers)
    const accepted = prepared(answers, { exactly: [], verbs, vocabulary, isGap: false })
    const graph = acceptedGraph(accepted)
    const all = everySentence(graph)
    const paths = new Set(all.map(({ words }) => keysOf(words)))
    expect(paths.size, id).toBe(all.length)
    for (const words of accepted.words()) expect(paths.has(keysOf(words)), keysOf(words)).toBe(true)
    const others = [...vocabulary, ...everyKey.filter((_, at) => at % 97 === 0)]
    const answer = fc.constantFrom(...all).chain((one) => changed(one.words, others))
    fc.assert(
      fc.property(answer, (typed) => {
        const found = alignWithGraph(graph, typed, distance)
        const costs = all.map((one) => ({ one, cost: align(typed, one.words, distance).cost }))
        const shown = costs.filter(({ one }) => one.isShown)
        const cost = Math.min(...shown.map((one) => one.cost))
        expect(found?.cost).toBeCloseTo(cost)
        const nearest = shown.filter((one) => one.cost < cost + 1e-9).map(({ one }) => keysOf(one.words))
        const given = found?.nearest.map(({ words }) => keysOf(words)) ?? []
        expect(new Set(given).size).toBe(given.length)
        if (nearest.length <= 40) expect(given.toSorted()).toEqual(nearest.toSorted())
        const near = costs.filter((one) => one.cost <= cost + asNear + 1e-9)
        const [first] = found?.nearest ?? []
        // Listing every alignment takes too long for a long answer that is far from every sentence.
        if (first === undefined || near.length > 30 || cost > 1.5) return
        const alignments = near.flatMap(({ one }) =>
          everyAlignment(typed, one.words, cost + asNear).map((same) => ({ same, length: one.words.length })),
        )
        for (const difference of align(typed, first.words, distance).differences) {
          const isOnEvery = alignments.every(({ same, length }) => isIn(difference, same, length))
          expect(found?.isOnEveryPath(difference), `${keysOf(typed)}: ${JSON.stringify(difference)}`).toBe(
            isOnEvery,
          )
          compared += 1
        }
      }),
      { numRuns: all.length > 200 ? 2 : 5 },
    )
  }
  expect(compared).toBeGreaterThan(1000)
}, 300_000)
