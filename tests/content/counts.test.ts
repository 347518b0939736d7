import { expect, test } from 'vitest'
import type { Lesson } from '../../src/content/types'
import { expectNone } from '../support/content'
import { emptyLesson } from '../support/empty-lesson'
import { countSentences, counts } from '../support/lesson-counts'

test('each lesson has at least as many example sentences as the outline asks for', () => {
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
    ...emptyLesson,
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
  }
  expect(countSentences(lesson)).toBe(1)
})
