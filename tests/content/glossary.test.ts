import { expect, test } from 'vitest'
import { glossary } from '../../src/content/glossary'
import { expectNone, loadLessons } from '../support/content'
import { firstUses, termPatterns } from '../support/grammar-words'

const { lessons } = await loadLessons()
const uses = lessons.flatMap(({ id, lesson }) => firstUses(lesson).map((use) => ({ ...use, lesson: id })))

test('a student can tap a grammar term where the lesson first uses it', () => {
  expectNone(
    uses
      .filter(({ isMarked }) => !isMarked)
      .map(({ lesson, at, word, term }) => `${lesson} ${at}: write [${word}](?${term})`),
  )
})

test('the glossary has exactly the terms that the lessons use', () => {
  expect(Object.keys(termPatterns).sort()).toEqual(Object.keys(glossary).sort())
  expect([...new Set(uses.map(({ term }) => term))].sort()).toEqual(Object.keys(glossary).sort())
})
