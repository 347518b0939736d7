/**
 * All accepted sentences of an exercise as one graph of words, and the comparison of an answer with the whole graph at
 * once. Sentences share their beginnings and ends, so the graph is much smaller than the list, and every combination of
 * differences is compared without being written out.
 */
import { type Difference, type Distance, gap, swap } from './align'
import type { Listed, Prepared } from './prepare'
import { spend } from './steps'
import { keysOf, type Word } from './words'

/** A sentence of the graph. */
export interface Sentence {
  words: readonly Word[]
  /** Whether it may be shown as the answer. */
  isShown: boolean
}

/** A minimal automaton: no two nodes can be followed by the same words, and no two paths have the same words. */
export interface Graph<One extends Sentence> {
  /** Every word, once. */
  keys: readonly string[]
  /** The first node is the start, and every edge goes from a node to a later one. */
  nodes: readonly Node[]
  /** The first sentence with these words. */
  sentence: (keys: string) => One | undefined
  /** The number of words of the longest sentence. */
  longest: number
}

interface Node {
  /** Whether a sentence ends here, and whether it may be shown. */
  end: 'none' | 'hidden' | 'shown'
  edges: readonly Edge[]
}

interface Edge {
  /** The index of the word in `keys`. */
  key: number
  /** The index of the next node. */
  to: number
}

/** Builds the graph of some sentences. If two have the same words, the first counts. */
export function graphOf<One extends Sentence>(sentences: readonly One[]): Graph<One> {
  const byKeys = new Map<string, One>()
  for (const one of sentences) {
    const keys = keysOf(one.words)
    if (!byKeys.has(keys)) byKeys.set(keys, one)
  }
  const keyIndex = new Map<string, number>()
  const indexOf = (key: string) => {
    const index = keyIndex.get(key) ?? keyIndex.size
    keyIndex.set(key, index)
    return index
  }
  const made: Node[] = []
  const known = new Map<string, number>()
  /** The node after the first `depth` words, which these sentences share. Nodes are made from the end to the start. */
  function nodeOf(group: readonly One[], depth: number): number {
    let end: Node['end'] = 'none'
    const next = new Map<number, One[]>()
    for (const one of group) {
      const word = one.words[depth]
      if (word === undefined) end = one.isShown ? 'shown' : 'hidden'
      else {
        const key = indexOf(word.key)
        const others = next.get(key)
        if (others === undefined) next.set(key, [one])
        else others.push(one)
      }
    }
    const edges = [...next].map(([key, others]) => ({ key, to: nodeOf(others, depth + 1) }))
    const name = `${end} ${edges.map(({ key, to }) => `${key}>${to}`).join(' ')}`
    const there = known.get(name)
    if (there !== undefined) return there
    known.set(name, made.length)
    return made.push({ end, edges }) - 1
  }
  nodeOf([...byKeys.values()], 0)
  const last = made.length - 1
  return {
    keys: [...keyIndex.keys()],
    nodes: made
      .reverse()
      .map(({ end, edges }) => ({ end, edges: edges.map(({ key, to }) => ({ key, to: last - to })) })),
    sentence: (keys) => byKeys.get(keys),
    longest: Math.max(0, ...[...byKeys.values()].map(({ words }) => words.length)),
  }
}

/** An accepted sentence in normalised words. */
export interface Accepted extends Sentence {
  listed: Listed
  /** Its place in the list. */
  at: number
}

const graphs = new WeakMap<Prepared, Graph<Accepted>>()

/**
 * The graph of all accepted sentences, with numbers in words and in figures. A sentence with a note is unusual, so it is
 * shown only if nothing else is accepted.
 */
export function acceptedGraph(accepted: Prepared): Graph<Accepted> {
  const there = graphs.get(accepted)
  if (there !== undefined) return there
  const isPlain = accepted.listed.some(({ says }) => says === undefined)
  const sentencesIn = (all: readonly (readonly Word[] | undefined)[]) =>
    accepted.listed.flatMap((listed, at): Accepted[] => {
      const words = all[at]
      return words === undefined
        ? []
        : [{ words, listed, at, isShown: !isPlain || listed.says === undefined }]
    })
  const graph = graphOf([...sentencesIn(accepted.words()), ...sentencesIn(accepted.inFigures())])
  graphs.set(accepted, graph)
  return graph
}

/** What the comparison of an answer with a graph shows. */
export interface GraphAlignment<One extends Sentence> {
  /** The cost of the cheapest path to a sentence that may be shown. */
  cost: number
  /** The sentences that may be shown at this cost. */
  nearest: readonly One[]
  /** Whether a difference from one of these sentences is there on every path that costs little more. */
  isOnEveryPath: (difference: Difference) => boolean
}

/** How much more a path may cost than the cheapest one and still be what the student meant. */
export const asNear = 0.35
/** Costs are sums of decimal fractions. */
const rounding = 1e-9
/** The number of equally near sentences that are considered. */
const mostNearest = 40

/** Compares the answer with every sentence of the graph; undefined if no sentence may be shown. */
export function alignWithGraph<One extends Sentence>(
  graph: Graph<One>,
  typed: readonly Word[],
  distance: Distance,
): GraphAlignment<One> | undefined {
  const { nodes, keys } = graph
  const width = typed.length + 1
  spend(nodes.reduce((sum, { edges }) => sum + edges.length + 1, 0) * width)
  const distances = keys.map((key) => typed.map((one) => distance(one.key, key)))
  const between = (at: number, key: number) => distances[key]?.[at] ?? 0
  const isKey = (at: number, key: number) => typed[at]?.key === keys[key]
  /** Whether the next two typed words are those of two edges, the other way round. */
  const isSwap = (at: number, first: number, second: number) =>
    at + 1 < typed.length && first !== second && isKey(at, second) && isKey(at + 1, first)

  // The lowest cost from the start to each node with each number of words read.
  const before = new Float64Array(nodes.length * width).fill(Number.POSITIVE_INFINITY)
  before[0] = 0
  const reach = (node: number, at: number, cost: number) => {
    const place = node * width + at
    if (cost < (before[place] ?? 0)) before[place] = cost
  }
  nodes.forEach(({ edges }, node) => {
    for (let at = 0; at < width; at += 1) {
      const here = before[node * width + at] ?? 0
      if (here === Number.POSITIVE_INFINITY) continue
      if (at < typed.length) reach(node, at + 1, here + gap)
      for (const { key, to } of edges) {
        reach(to, at, here + gap)
        if (at === typed.length) continue
        reach(to, at + 1, here + between(at, key))
        for (const next of nodes[to]?.edges ?? [])
          if (isSwap(at, key, next.key)) reach(next.to, at + 2, here + swap)
      }
    }
  })

  /** The lowest cost from each node, with each number of words read, to the end of a sentence. */
  function costsAfter(isEnd: (node: Node) => boolean): Float64Array {
    const after = new Float64Array(nodes.length * width)
    for (let index = nodes.length - 1; index >= 0; index -= 1) {
      const node = nodes[index]
      if (node === undefined) break
      for (let at = typed.length; at >= 0; at -= 1) {
        let cost =
          at < typed.length
            ? (after[index * width + at + 1] ?? 0) + gap
            : isEnd(node)
              ? 0
              : Number.POSITIVE_INFINITY
        for (const { key, to } of node.edges) {
          cost = Math.min(cost, (after[to * width + at] ?? 0) + gap)
          if (at === typed.length) continue
          cost = Math.min(cost, (after[to * width + at + 1] ?? 0) + between(at, key))
          for (const next of nodes[to]?.edges ?? [])
            if (isSwap(at, key, next.key))
              cost = Math.min(cost, (after[next.to * width + at + 2] ?? 0) + swap)
        }
        after[index * width + at] = cost
      }
    }
    return after
  }
  const afterShown = costsAfter(({ end }) => end === 'shown')
  const cost = afterShown[0] ?? Number.POSITIVE_INFINITY
  if (cost === Number.POSITIVE_INFINITY) return undefined

  /** Follows the cheapest paths. `read` holds the numbers of words that may have been read; `half` is inside a swap. */
  function cheapest(): One[] {
    const found: One[] = []
    const isCheapest = (place: number, spent: number) => spent + (afterShown[place] ?? 0) <= cost + rounding
    const path: string[] = []
    const follow = (index: number, read: ReadonlySet<number>, half: ReadonlySet<number>) => {
      if (found.length >= mostNearest) return
      const node = nodes[index]
      if (node === undefined) return
      const all = new Set(read)
      for (const at of all) {
        const spent = before[index * width + at] ?? 0
        if (at < typed.length && isCheapest(index * width + at + 1, spent + gap)) all.add(at + 1)
      }
      if (node.end === 'shown' && all.has(typed.length)) {
        const sentence = graph.sentence(path.join(' '))
        if (sentence !== undefined) found.push(sentence)
      }
      for (const { key, to } of node.edges) {
        const next = new Set<number>()
        const nextHalf = new Set<number>()
        for (const at of all) {
          const spent = before[index * width + at] ?? 0
          if (isCheapest(to * width + at, spent + gap)) next.add(at)
          if (at === typed.length) continue
          if (isCheapest(to * width + at + 1, spent + between(at, key))) next.add(at + 1)
          for (const second of nodes[to]?.edges ?? [])
            if (isSwap(at, key, second.key) && isCheapest(second.to * width + at + 2, spent + swap))
              nextHalf.add(at)
        }
        for (const at of half) if (isKey(at, key)) next.add(at + 2)
        if (next.size === 0 && nextHalf.size === 0) continue
        path.push(keys[key] ?? '')
        follow(to, next, nextHalf)
        path.pop()
      }
    }
    follow(0, new Set([0]), new Set())
    return found
  }

  const afterAny = nodes.some(({ end }) => end === 'hidden')
    ? costsAfter(({ end }) => end !== 'none')
    : afterShown
  const most = cost + asNear + rounding

  /** Whether a path that costs little more has this typed word, and the typed word after it if `withNext`. */
  function isOnSomePath(at: number, withNext: boolean): boolean {
    return nodes.some(({ edges }, node) =>
      edges.some(({ key, to }) => {
        if (!isKey(at, key)) return false
        const spent = before[node * width + at] ?? 0
        if (!withNext) return spent + (afterAny[to * width + at + 1] ?? 0) <= most
        return (nodes[to]?.edges ?? []).some(
          (next) => isKey(at + 1, next.key) && spent + (afterAny[next.to * width + at + 2] ?? 0) <= most,
        )
      }),
    )
  }
  /** Whether a path that costs little more begins or ends with this typed word. */
  const isFirst = () =>
    (nodes[0]?.edges ?? []).some(({ key, to }) => isKey(0, key) && (afterAny[to * width + 1] ?? 0) <= most)
  const isLast = () =>
    nodes.some(({ edges }, node) =>
      edges.some(
        ({ key, to }) =>
          isKey(typed.length - 1, key) &&
          nodes[to]?.end !== 'none' &&
          (before[node * width + typed.length - 1] ?? 0) <= most,
      ),
    )

  return {
    cost,
    nearest: cheapest(),
    isOnEveryPath(difference) {
      if (difference.kind === 'moved') return !isOnSomePath(difference.from, false)
      if (difference.kind !== 'missing') return !isOnSomePath(difference.at, false)
      // It is not missing on a path where the typed words around it are neighbours.
      const { before: place } = difference
      if (typed.length === 0) return !nodes.some(({ end }, node) => node === 0 && end !== 'none')
      if (place === 0) return !isFirst()
      if (place === typed.length) return !isLast()
      return !isOnSomePath(place - 1, true)
    },
  }
}
