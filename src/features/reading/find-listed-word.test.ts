import { words } from 'virtual:word-list'
import { expect, test } from 'vitest'
import { formsTables } from '@/spanish/tenses'
import { readForms } from '@/spanish/verbs/read-forms'
import { createWordFinder, findListedWord } from './find-listed-word'

const finder = createWordFinder(
  words,
  await Promise.all(formsTables.map(async (table) => ({ table, forms: await readForms(table) }))),
)
const as = (spanish: string, en: string) => findListedWord({ words: spanish, en }, finder)

test('a word of a text is found in the list by its article, its number or its form', () => {
  expect(as('zumo', 'juice')).toBe('el zumo')
  expect(as('Mariposas', 'butterflies')).toBe('la mariposa')
  expect(as('las gafas', 'glasses')).toBe('las gafas')
  expect(as('duermen', 'they sleep')).toBe('dormir')
})

test('a word or phrase that isn’t in the list is not found, and of two with the same form the one with the right meaning is', () => {
  expect(as('veinte minutos de retraso', 'a delay of twenty minutes')).toBeUndefined()
  expect(as('xilófono', 'xylophone')).toBeUndefined()
  expect(as('salvo', 'except')).toBeUndefined()
  expect(as('corta', 'short')).toBeUndefined()
  expect(as('corta', 'cuts')).toBe('cortar')
})
