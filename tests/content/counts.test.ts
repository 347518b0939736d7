import { expect, test } from 'vitest'
import connectors from '../../src/content/lessons/complex-connectors'
import type { Lesson } from '../../src/content/types'
import { expectNone, plain, wordsOf } from '../support/content'
import { countSentences, counts } from '../support/lesson-counts'

test('a student finds at least as many example sentences in each lesson as the outline asks for', () => {
  expectNone(
    counts
      .filter(({ sentences, minimum }) => sentences < minimum)
      .map(
        ({ id, sentences, minimum }) =>
          `${id}: ${sentences} sentences with a translation, at least ${minimum}`,
      ),
  )
})

test('only whole sentences with a translation count', () => {
  const rows = [
    { es: 'Hablo bien.', en: 'I speak well.' },
    { es: 'los lunes', en: 'on Mondays' },
  ]
  const lesson: Lesson = {
    subtitle: '',
    blurb: '',
    rule: '',
    sections: [
      {
        id: 'uses',
        title: '',
        blocks: [
          { kind: 'examples', rows },
          { kind: 'phrases', caption: '', rows },
        ],
      },
    ],
    exercises: [],
  }
  expect(countSentences(lesson)).toBe(1)
})

test('a student who copies the length of a model text writes as many words as the paper asks for', () => {
  const blocks = connectors.sections.find(({ id }) => id === 'model-texts')?.blocks ?? []
  const [igcse = [], ib = []] = blocks.flatMap((block) =>
    block.kind === 'examples' ? [block.rows.map(({ es }) => plain(es))] : [],
  )
  const count = (sentences: readonly string[]) => wordsOf(sentences.join(' ')).length
  const short = igcse.findIndex((sentence) => sentence.includes('volveré a la heladería')) + 1
  const label = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ')

  expect(count(igcse)).toBe(133)
  expect(count(igcse.slice(0, short))).toBe(86)
  expect(label).toContain('133 words')
  expect(label).toContain('you have 86')
  expect(Math.abs(count(ib) - 250)).toBeLessThan(10)
})
