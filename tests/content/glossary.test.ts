import { expect, test } from 'vitest'
import { glossary } from '../../src/content/glossary'
import { expectNone, loadLessons } from '../support/content'
import { firstUses, written } from '../support/grammar-words'

const { lessons } = await loadLessons()
const uses = lessons.flatMap(({ id, lesson }) => firstUses(lesson).map((use) => ({ ...use, lesson: id })))

test('a student who has never met a word of grammar can tap it where the lesson first says it', () => {
  expectNone(
    uses
      .filter(({ isMarked }) => !isMarked)
      .map(({ lesson, at, word, term }) => `${lesson} ${at}: write [${word}](?${term})`),
  )
})

test('the glossary holds the words that the lessons use, and no other', () => {
  expect(Object.keys(written).sort()).toEqual(Object.keys(glossary).sort())
  expect([...new Set(uses.map(({ term }) => term))].sort()).toEqual(Object.keys(glossary).sort())
})
