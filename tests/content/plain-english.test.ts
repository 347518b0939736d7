import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringsOfProgram } from '../support/components'
import { expectNone, loadDocuments, problem } from '../support/content'
import { loadWordList } from '../support/word-list'

/** Sentences in which a phrase of the table is right. */
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

/** The English of a text with mark-up, without Spanish and deliberate mistakes. */
const english = (text: string) => text.replace(/\*(?!\*)[^*]+\*(?!\*)|~~[^~]+~~/g, '…').replace(/\s+/g, ' ')

function ruledOutIn(text: string): { phrase: string; instead: string }[] {
  const said = english(text)
  return never.filter(
    ({ phrase, pattern }) =>
      pattern.test(said) && !exceptions.some(([one, sentence]) => one === phrase && sentence.test(text)),
  )
}

test('students read no phrase that the style guide rules out', async () => {
  expect(never.length).toBeGreaterThan(50)
  const { documents } = await loadDocuments()
  const words = await loadWordList()
  const texts = [
    ...documents.flatMap(({ english, rich }) => [...english, ...rich]),
    ...stringsOfProgram(),
    ...words.map(({ spanish_word, example_english }) => ({
      document: 'word list',
      at: spanish_word,
      text: example_english,
    })),
  ]
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
