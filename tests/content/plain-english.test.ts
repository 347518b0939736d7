import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringsOfProgram } from '../support/components'
import { expectNone, loadDocuments, problem } from '../support/content'
import { loadWordList } from '../support/word-list'

/** Sentences in which a phrase from the table is right. */
const exceptions: readonly [phrase: string, sentence: RegExp, why: string][] = [
  ['mend', /\bnets?\b/, 'nets are mended'],
  ['mended', /^The cup broke and I mended it with glue\.$/, 'so is a cup'],
]

const [, table = ''] =
  /<!-- never -->(.*)<!-- end of never -->/s.exec(readFileSync('docs/style.md', 'utf8')) ?? []
const never = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Never|---)/.test(line))
  .flatMap((line) => {
    const [, phrases = '', instead = ''] = line.split('|').map((cell) => cell.trim())
    return phrases.split(', ').map((phrase) => ({
      phrase,
      instead,
      pattern: new RegExp(`(?<![\\p{L}’'-]|Latin )${phrase}(?![\\p{L}’'-])`, 'iu'),
    }))
  })

/** The English in a text with mark-up: Spanish and deliberate mistakes are removed. */
const english = (text: string) => text.replace(/\*(?!\*)[^*]+\*(?!\*)|~~[^~]+~~/g, '…').replace(/\s+/g, ' ')

function ruledOutIn(text: string): { phrase: string; instead: string }[] {
  const said = english(text)
  return never.filter(
    ({ phrase, pattern }) =>
      pattern.test(said) && !exceptions.some(([one, sentence]) => one === phrase && sentence.test(text)),
  )
}

const words = await loadWordList()
const { documents } = await loadDocuments()
const texts = [
  ...documents.flatMap(({ english, rich }) => [...english, ...rich]),
  ...stringsOfProgram(),
  ...words.map(({ spanish_word, example_english }) => ({
    document: 'word list',
    at: spanish_word,
    text: example_english,
  })),
]

test('students read no phrase that the style guide rules out', () => {
  expect(never.length).toBeGreaterThan(50)
  expect(texts.length).toBeGreaterThan(20_000)
  for (const [phrase, sentence] of exceptions)
    expect(
      texts.some(({ text }) => sentence.test(text)),
      `${phrase}: still there`,
    ).toBe(true)
  expectNone(
    texts.flatMap((place) =>
      ruledOutIn(place.text).map(({ phrase, instead }) =>
        problem(place, place.text, `not “${phrase}”: ${instead}`),
      ),
    ),
  )
})

/** Text that looks like a range with a hyphen but isn’t one. */
const notRanges: readonly [pattern: RegExp, why: string][] = [
  [/\]\([^)]*\)/g, 'the address of a link'],
  [/^\d{4}-(?:0[1-9]|1[0-2])$/g, 'a month in ISO form, which code compares'],
  [/^[Mm]-?[\d.]+[\s-].*$/gs, 'the outline of a drawing'],
]

/**
 * Numbers of one to four digits; codes such as BOE-A-2005-11364 don’t match. Interpolated values match only next to a
 * word: alone, they form an id.
 */
const hyphenedRange =
  /(?<![\p{L}\p{N}/-])\p{N}{1,4}-\p{N}{1,4}(?![\p{L}\p{N}/-])|(?<=\p{L} )…-…|…-…(?= \p{L})/gu

const rangesIn = (text: string): readonly string[] =>
  notRanges.reduce((rest, [pattern]) => rest.replace(pattern, ' '), text).match(hyphenedRange) ?? []

test('a range of numbers has an en dash', () => {
  expect(
    ['80-90 words', 'Minutes 0-4', 'exams 2025-27', 'within the …-… asked for'].flatMap(rangesIn),
  ).toEqual(['80-90', '0-4', '2025-27', '…-…'])
  expect(
    ['80–90 words', '2026-11-26', '2026-11', 'thirty-one', 'BOE-A-2005-11364', '…-…'].flatMap(rangesIn),
  ).toEqual([])
  expectNone(
    texts.flatMap((place) =>
      rangesIn(place.text).map((range) =>
        problem(place, place.text, `${range}: write ${range.replace('-', '–')}`),
      ),
    ),
  )
})

test('whoever goes to school is a student', () => {
  // The word list translates *el alumno* as “pupil”, because *el estudiante* is already “student”.
  expectNone(
    texts
      .filter(
        ({ document, at, text }) =>
          /\bpupils?\b/i.test(text) && !(document === 'word list' && at === 'el alumno'),
      )
      .map((place) => problem(place, place.text, 'not “pupil”: student')),
  )
})
