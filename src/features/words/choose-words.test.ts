import { words } from 'virtual:words/everyday-activities'
import { describe, expect, test } from 'vitest'
import { wordLevels, wordThemes } from '@/content/word-themes'
import { wordName } from '@/exercises/item-names'
import { mark } from '@/exercises/mark-exercise'
import { loadGrammar } from '@/exercises/marking/grammar'
import { recallExercise } from '@/exercises/word-exercise'
import type { Memory } from '@/lib/memory'
import { drawRound, matchesChoice, partsOfSpeech } from './choose-words'
import { loadTheme } from './load-theme'
import { toAskedWord } from './to-asked-word'

const random = () => 0.5
const nothing = { memory: new Map() as Memory, asked: new Set<string>(), random }

describe('a student chooses', () => {
  test('levels and a part of speech, and sees only those words', () => {
    const verbs = words.filter((word) => matchesChoice({ levels: ['Beginner'], part: 'verb' }, word))
    expect(verbs.length).toBeGreaterThan(2)
    expect(new Set(verbs.map(({ level, partOfSpeech }) => `${level} ${partOfSpeech}`))).toEqual(
      new Set(['Beginner verb']),
    )
    expect(words.filter((word) => matchesChoice({ levels: wordLevels, part: null }, word))).toEqual(words)
  })

  test('from parts of speech that include every word of every theme', async () => {
    for (const { id } of wordThemes)
      for (const word of await loadTheme(id))
        expect(
          partsOfSpeech.filter((part) => matchesChoice({ levels: wordLevels, part }, word)),
        ).toHaveLength(1)
  })
})

describe('a round', () => {
  test('has ten words, each once', () => {
    const round = drawRound(words, nothing)
    expect(new Set(round.map(({ spanish }) => spanish)).size).toBe(10)
  })

  test('has all words if there are fewer than ten', () => {
    expect(drawRound(words.slice(0, 3), nothing)).toHaveLength(3)
  })

  test('starts with words that weren’t asked yet, and ends with known ones', () => {
    const [first, second, third] = words
    if (first === undefined || second === undefined || third === undefined) throw new Error('No words')
    const known = new Map([
      [wordName(first.spanish), { answers: [{ at: 0, grade: 'right' as const }], due: 1 }],
    ])
    const round = drawRound([first, second, third], {
      memory: known,
      asked: new Set([second.spanish]),
      random,
    })
    expect(round).toEqual([third, first, second])
  })
})

describe('a word that is asked for', async () => {
  const grammar = await loadGrammar()
  const all = (await Promise.all(wordThemes.map(({ id }) => loadTheme(id)))).flat()
  const answer = (spanish: string, typed: string) => {
    const word = all.find((one) => one.spanish === spanish)
    if (word === undefined) throw new Error(`${spanish} is not in the list`)
    return mark(recallExercise(toAskedWord(word), word.example), typed, grammar)
  }

  test('is right with either article that shows its gender', () => {
    for (const typed of ['el zumo', 'un zumo', 'El zumo.'])
      expect(answer('el zumo', typed).kind).toBe('right')
    for (const typed of ['el turista', 'la turista']) expect(answer('el turista', typed).kind).toBe('right')
    expect(answer('sonreír', 'sonreír').kind).toBe('right')
    expect(answer('las gafas', 'unas gafas').kind).toBe('right')
  })

  test('has its own verdict if only the article is missing or wrong', () => {
    expect(answer('el zumo', 'zumo')).toMatchObject({
      kind: 'mistake',
      expected: 'el zumo',
      because: 'The word is right, but add its article: *el zumo*.',
      lacks: true,
    })
    expect(answer('el zumo', 'la zumo')).toMatchObject({
      kind: 'mistake',
      because: 'The word is right, but it’s masculine: *el zumo*.',
    })
    expect(answer('la mariposa', 'un mariposa')).toMatchObject({
      because: 'The word is right, but it’s feminine: *la mariposa*.',
    })
    expect(answer('el agua', 'la agua')).toMatchObject({ kind: 'mistake' })
    expect(answer('las gafas', 'los gafas')).toMatchObject({ kind: 'mistake' })
  })

  test('may be the Latin American word or the feminine, with a note', () => {
    expect(answer('el zumo', 'el jugo')).toMatchObject({
      kind: 'right',
      note: 'People say *el jugo* in much of Latin America. In Spain it’s *el zumo*.',
    })
    expect(answer('el alcalde', 'la alcaldesa')).toMatchObject({
      kind: 'right',
      note: '*la alcaldesa* is the feminine. The masculine is *el alcalde*.',
    })
    expect(answer('el fontanero', 'la plomera').kind).toBe('right')
    expect(answer('el zumo', 'jugo')).toMatchObject({ kind: 'mistake' })
  })

  test('may lack an accent the first time', () => {
    expect(answer('el bolígrafo', 'el boligrafo').kind).toBe('accent')
  })

  test('accepts itself, for every word', () => {
    const wrong = all.filter(
      (word) => mark(recallExercise(toAskedWord(word), word.example), word.spanish, grammar).kind !== 'right',
    )
    expect(wrong.map(({ spanish }) => spanish)).toEqual([])
  })
})
