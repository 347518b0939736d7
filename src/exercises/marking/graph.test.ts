import { describe, expect, test } from 'vitest'
import { align, type Difference } from './align'
import { alignWithGraph, graphOf } from './graph'
import { keysOf, word, wordsOf } from './words'

const wordsIn = (text: string) => wordsOf(text).map(word)
const graphIn = (...sentences: readonly string[]) =>
  graphOf(sentences.map((text) => ({ words: wordsIn(text), isShown: !text.endsWith('!') })))
const distance = (one: string, other: string) =>
  one === other ? 0 : one.slice(0, 3) === other.slice(0, 3) ? 0.3 : 0.9

describe('the graph', () => {
  test('shares the beginnings and the ends of its sentences', () => {
    const { nodes, keys, longest } = graphIn(
      'hoy como aquí',
      'hoy ceno aquí',
      'ayer como aquí',
      'ayer ceno aquí',
    )
    expect(nodes).toHaveLength(4)
    expect(keys.toSorted()).toEqual(['aquí', 'ayer', 'ceno', 'como', 'hoy'])
    expect(longest).toBe(3)
  })

  test('has each sentence once: the first with these words counts', () => {
    const graph = graphIn('Hoy como.', '¡Hoy como!')
    expect(graph.nodes.flatMap(({ edges }) => edges)).toHaveLength(2)
    expect(graph.sentence('hoy como')?.isShown).toBe(true)
  })
})

describe('an answer', () => {
  const sentences = ['hoy no lo como', 'no lo como hoy', 'hoy no como pan', 'hoy no lo comemos con ellos!']
  const graph = graphIn(...sentences)
  const compared = (answer: string) => {
    const typed = wordsIn(answer)
    const all = alignWithGraph(graph, typed, distance)
    const [first] = all?.nearest ?? []
    const { differences } = align(typed, first?.words ?? [], distance)
    return {
      cost: all?.cost,
      nearest: all?.nearest.map(({ words }) => keysOf(words)),
      proven: differences.filter((one: Difference) => all?.isOnEveryPath(one)).map(({ kind }) => kind),
    }
  }

  test('that is a sentence has no cost', () => {
    expect(compared('no lo como hoy')).toEqual({ cost: 0, nearest: ['no lo como hoy'], proven: [] })
  })

  test('has a difference only if every path that is about as cheap has it', () => {
    expect(compared('hoy no lo comía')).toEqual({ cost: 0.3, nearest: ['hoy no lo como'], proven: ['other'] })
    // *Lo* is missing in one sentence, and *pan* in the other.
    expect(compared('hoy no como')).toEqual({
      cost: 0.7,
      nearest: ['hoy no lo como', 'hoy no como pan'],
      proven: [],
    })
  })

  test('may have two words in the other order', () => {
    expect(compared('hoy lo no como')).toMatchObject({
      cost: 1,
      nearest: ['hoy no lo como'],
      proven: ['moved'],
    })
  })

  test('is compared with a hidden sentence, but never shown it', () => {
    const { nearest, proven } = compared('hoy no lo comemos')
    expect(nearest).toEqual(['hoy no lo como'])
    expect(proven).toEqual(['other'])
    expect(compared('hoy no lo comemos con ellos')).toMatchObject({ nearest: ['hoy no lo como'], proven: [] })
  })

  test('may be empty', () => {
    expect(compared('')).toMatchObject({ cost: 4 * 0.7, proven: [...Array(4)].map(() => 'missing') })
    expect(alignWithGraph(graphIn(), wordsIn('hoy'), distance)).toBeUndefined()
  })
})
