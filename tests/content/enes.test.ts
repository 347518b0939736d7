/**
 * An n instead of an ñ is a wrong letter: *año* and *ano*, *peña* and *pena* are different words. Every part of the
 * site that marks Spanish says so, and no part accepts it or calls it a missing accent. A missing diaeresis does count
 * as a missing accent.
 */
import { checkData } from 'virtual:writing-check'
import { describe, expect, test } from 'vitest'
import { readWords } from '../../build/word-list'
import type { QuizQuestion } from '../../src/content/types'
import type { Mark } from '../../src/exercises/mark'
import { markProofread } from '../../src/exercises/mark-proofread'
import { markGap, markSentence } from '../../src/exercises/mark-text'
import { markWritten } from '../../src/exercises/paper/mark-paper'
import { recallExercise, wordExercise } from '../../src/exercises/word-exercise'
import { markItem, markTyped } from '../../src/features/listening/dictation/items'
import { isAccentAlone, markQuestion } from '../../src/features/quiz/mark-question'
import { toAskedWord } from '../../src/features/words/to-asked-word'
import { checkText } from '../../src/features/writing/check/check-text'
import { loadFormIndex } from '../../src/features/writing/check/forms'
import { nodeGrammar } from '../support/mark-answers'

const grammar = await nodeGrammar()
const forms = await loadFormIndex()

/** The typed answer, the right answer, and the word that the reason names. */
const slips = [
  ['Aquí se habla espanol.', 'Aquí se habla español.', '*español*'],
  ['Tengo quince anos.', 'Tengo quince años.', '*años*'],
  ['Vamos a la pena.', 'Vamos a la peña.', '*peña*'],
  ['Me da mucha peña.', 'Me da mucha pena.', '*pena*'],
  ['Aqui se habla espanol.', 'Aquí se habla español.', '*español*'],
] as const

/** Every part of the site that marks typed sentences in the same way as lessons. */
const typedPlaces: Readonly<Record<string, (answer: string, typed: string) => Mark>> = {
  'a sentence in a lesson': (answer, typed) => markSentence({ answers: [answer] }, typed, grammar),
  'before the grammar has come': (answer, typed) => markSentence({ answers: [answer] }, typed),
  'a gap': (answer, typed) => markGap({ answers: [answer], sentence: '___' }, typed, grammar),
  'a line to proofread': (answer, typed) =>
    markProofread(
      {
        lines: [
          { wrong: 'Esto no es.', model: answer, answers: [answer], because: 'It is another sentence.' },
        ],
      },
      [typed],
      grammar,
    ),
  'a reading or listening paper': (answer, typed) =>
    markWritten(
      { id: 'q', kind: 'write', ask: '', marks: 1, proof: '', why: '', answers: [answer] },
      { q: typed },
      grammar,
    ),
}

describe.each(Object.entries(typedPlaces))('%s', (_, mark) => {
  test.each(slips)('%s', (typed, answer, named) => {
    const given = mark(answer, typed)
    expect(given.kind).toBe('near')
    const said = 'because' in given ? [given.because].flat().join(' ') : ''
    expect(said).toContain('*Ñ* is a letter of its own')
    expect(said).toContain(named)
  })

  test('a diaeresis is a mark on a letter, as an accent is', () => {
    expect(mark('Me da vergüenza.', 'Me da verguenza.').kind).toBe('accent')
  })
})

test('no word of the list is right, nor nearly right, with an n for its ñ, with and without its article', () => {
  const withEne = readWords().filter(({ spanish }) => spanish.includes('ñ'))
  expect(withEne.length).toBeGreaterThanOrEqual(20)
  for (const word of withEne) {
    const typed = word.spanish.replaceAll('ñ', 'n')
    for (const exercise of [wordExercise(toAskedWord(word)), recallExercise(toAskedWord(word), word.example)])
      for (const one of [typed, typed.replace(/^(?:el|la|los|las) /, '')]) {
        const given = markSentence(exercise, one, grammar)
        expect(given, one).toMatchObject({ kind: 'near' })
        expect('because' in given && [given.because].flat().join(' '), one).toContain('*Ñ* is a letter')
      }
  }
})

test('who chooses ano in the quiz is not told that only the accent was wrong', () => {
  const question: QuizQuestion = {
    id: 'q',
    topicId: 'present',
    section: 'formation',
    sentence: 'Tengo quince ___.',
    en: 'I’m 15.',
    options: ['años', 'anos', 'añós', 'meses'],
    answer: 'años',
    explanation: 'It is *años*.',
  }
  expect(markQuestion(question, 1).kind).toBe('mistake')
  expect([1, 2, 3].map((at) => isAccentAlone(question, at))).toEqual([false, true, false])
})

test('in a dictation it is a wrong letter, in a sentence and in a name', () => {
  const says = 'Cumple años mañana.'
  const sentence = { kind: 'sentences', id: 's', en: '', written: says, says } as const
  expect(markTyped(sentence, 'Cumple anos mañana.').kind).toBe('wrong')
  expect(markTyped(sentence, 'Cumple años manana.').kind).toBe('wrong')
  const name = { kind: 'names', id: 'n', name: 'Muñoz', written: 'Muñoz', says: 'Muñoz' } as const
  expect(markItem(name, 'Munoz').kind).toBe('wrong')
})

test('the check of a text calls it a wrong letter', () => {
  const { accents, enes } = checkText('Tengo quince anos. Manana estudio espanol y ensene musica.', {
    forms,
    data: checkData,
  })
  expect(accents.flatMap(({ right }) => right)).toEqual(['música'])
  expect(enes.flatMap(({ right }) => right)).toEqual(
    expect.arrayContaining(['quince años', 'mañana', 'español']),
  )
})
