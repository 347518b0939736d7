import { brotliCompressSync } from 'node:zlib'
import english from 'dictionary-en-gb'
import dictionary from 'dictionary-es'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packDictionary } from '../../build/lexicon/dictionary'
import { packLexicon } from '../../build/lexicon/pack'
import { unusedVerbs } from '../../build/lexicon/unused-verbs'
import { openLexicon } from '../../src/spanish/lexicon/lexicon'
import { openWordList } from '../../src/spanish/lexicon/word-list'
import { expectNone } from '../support/content'
import { isSpelled } from '../support/spelling'

const lexicon = openLexicon(packLexicon())
const packed = packDictionary(lexicon)
const { isWord } = openWordList(packed, lexicon)

const entries = dictionary.dic
  .toString()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [word = '', flags = ''] = line.trim().split('/')
    return /^\p{L}+$/u.test(word) ? [{ word, flags }] : []
  })

test('the list takes at most 120 KB', () => {
  expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThan(120_000)
})

/** One in five: reading all of them takes most of a minute. */
const sample = entries.filter((_, index) => index % 5 === 0)

test('every entry of the dictionary is a word', () => {
  expect(entries.length).toBeGreaterThan(57_000)
  // *Luxar* is a verb of four letters that the conjugator lacks: its forms would begin with any word in *lu-*.
  const isLeftOut = (word: string) => word === 'luxar' || unusedVerbs.has(word)
  expectNone(sample.filter(({ word }) => !isWord(word) && !isLeftOut(word)).map(({ word }) => word))
})

test('its plurals and feminines are words, except some of foreign words', () => {
  const rules = dictionary.aff
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/)
      if (kind !== 'SFX' || !'SG'.includes(flag) || condition === undefined) return []
      return [{ flag, cut: strip === '0' ? 0 : strip.length, add, matches: new RegExp(`${condition}$`) }]
    })
  const forms = sample
    .filter(({ word }) => word === word.toLowerCase())
    .flatMap(({ word, flags }) =>
      rules
        .filter(({ flag, matches }) => flags.includes(flag) && matches.test(word))
        .map(({ cut, add }) => word.slice(0, word.length - cut) + add),
    )
  expect(forms.length).toBeGreaterThan(12_000)
  expect(forms.filter((form) => !isWord(form)).length).toBeLessThan(60)
})

test.each([
  'superbién',
  'telescopios',
  'acrobáticas',
  'satánicamente',
  'almocárabe',
  'Giménez',
  'tuiteábamos',
])('%s is a word', (word) => {
  expect(isWord(word)).toBe(true)
})

test.each([
  'problemo',
  'hablao',
  'giménez',
  'dificil',
  'facilmente',
  'lapizes',
  'telescópio',
  'acrobaticas',
  'yo-',
])('“%s” is not a word', (word) => {
  expect(isWord(word)).toBe(false)
})

test('a word with one wrong letter is rarely a word', () => {
  const words = entries.flatMap(({ word }) => (/^\p{Ll}{7,}$/u.test(word) ? [word] : []))
  let read = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(6),
      fc.constantFrom(...'bcdfgjmpqvxz'),
      (word, at, letter) => {
        const wrong = word.slice(0, at) + letter + word.slice(at + 1)
        if (isWord(wrong) && !isSpelled(wrong)) read++
      },
    ),
    { numRuns: 1000, seed: 1 },
  )
  expect(read).toBeLessThan(20)
})

test('few English words are read as Spanish', () => {
  const words = english.dic
    .toString()
    .split('\n')
    .map((line) => line.split('/')[0]?.trim() ?? '')
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .filter((_, index) => index % 5 === 0)
  expect(words.filter(isWord).length / words.length).toBeLessThan(0.08)
})
