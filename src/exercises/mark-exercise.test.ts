import { describe, expect, test } from 'vitest'
import type {
  ChooseExercise,
  CorrectExercise,
  FillExercise,
  OrderExercise,
  ProofreadExercise,
} from '@/content/types'
import { mark } from './mark-exercise'
import { loadGrammar } from './marking/grammar'

const base = { id: 'museum', teaches: 'places', en: 'Where is the museum?' }
const key = { answers: ['¿Dónde está el museo?'], because: 'Places take *estar*.' }
const correct: CorrectExercise = { ...base, ...key, kind: 'correct', sentence: '¿Dónde es el museo?' }
const fill: FillExercise = {
  ...base,
  kind: 'fill',
  sentence: '¿Dónde ___ el museo?',
  answers: ['está'],
  because: '',
}
const order: OrderExercise = { ...base, ...key, kind: 'order', words: ['museo', 'está', 'el', 'dónde'] }
const choose: ChooseExercise = {
  ...base,
  kind: 'choose',
  prompt: 'Which verb?',
  options: [
    { text: '*es*', because: 'A place.', teaches: 'uses-of-estar' },
    { text: '*está*', right: true, because: 'A place: *estar*.' },
    { text: '*hay*', because: 'Only *the* museum is asked for.' },
  ],
}

describe('marking an exercise of any kind', () => {
  test('a choice is right, wrong with its own reason, or unanswered', () => {
    expect(mark(choose, null)).toEqual({ kind: 'unanswered' })
    expect(mark(choose, 1)).toEqual({ kind: 'right' })
    expect(mark(choose, 0)).toEqual({ kind: 'mistake', because: 'A place.', teaches: 'uses-of-estar' })
    expect(mark(choose, 2)).toEqual({ kind: 'mistake', because: 'Only *the* museum is asked for.' })
  })

  test('a gap follows the same rules as a sentence', async () => {
    expect(mark(fill, 'Está').kind).toBe('right')
    expect(mark(fill, 'esta').kind).toBe('accent')
    expect(mark(fill, 'museo')).toEqual({ kind: 'unknown', expected: 'está' })
    expect(mark(fill, 'es', await loadGrammar())).toMatchObject({ kind: 'near', expected: 'está' })
  })

  test('one unknown word is wrong, and several unknown words are left to the student', async () => {
    const grammar = await loadGrammar()
    const works: FillExercise = { ...fill, sentence: '___ en casa.', answers: ['trabaja'] }
    const verdict = (answer: string) => mark(works, answer, grammar).kind
    expect(['suele trabajar', 'lo hace todo'].map(verdict)).toEqual(['unknown', 'unknown'])
    expect(['museo', 'no sé', 'No lo se.', 'ni idea', 'I don’t know'].map(verdict)).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'wrong',
    ])
    const juice = { ...base, kind: 'translate', answers: ['{el|un|} zumo'], because: '' } as const
    const word = (answer: string) => mark(juice, answer, grammar).kind
    expect(word('un refresco de fruta')).toBe('unknown')
    expect(['la bebida', 'bebida', 'no sé'].map(word)).toEqual(['wrong', 'wrong', 'wrong'])
  })

  test('an unexpected whole sentence isn’t called wrong, and doesn’t get the exercise’s reason', () => {
    const mistakes = [{ answer: '¿Dónde está museo?', because: 'It needs its article.' }]
    for (const exercise of [
      { ...correct, mistakes },
      { ...base, ...key, kind: 'translate', mistakes } as const,
    ]) {
      expect(mark(exercise, '¿El museo por dónde queda?')).toEqual({
        kind: 'unknown',
        expected: '¿Dónde está el museo?',
      })
      expect(mark(exercise, '¿Dónde está museo?')).toMatchObject({
        kind: 'mistake',
        because: 'It needs its article.',
      })
    }
    expect(mark(order, ['el', 'museo', 'dónde', 'está'])).toMatchObject({ kind: 'unknown' })
  })

  test('a word or a fragment with a word in common isn’t left to the student', async () => {
    const grammar = await loadGrammar()
    const answers = ['Mi hermana es alta y se ríe.']
    const verdict = (answer: string) =>
      mark({ ...base, kind: 'translate', answers, because: '' }, answer, grammar).kind
    const pieces = ['es', 'sé', 'hermana', 'la hermana', 'mi es', 'es y se']
    expect(pieces.filter((piece) => verdict(piece) !== 'wrong')).toEqual([])
    expect(verdict('Tengo una hermana que es alta y que se ríe.')).toBe('unknown')
  })

  test('a sentence to correct that hasn’t changed is wrong', () => {
    expect(mark(correct, 'dónde es el museo')).toEqual({
      kind: 'near',
      expected: '¿Dónde está el museo?',
      because: ['You haven’t changed the sentence yet.'],
    })
  })

  test('each reason for a text to proofread names its line', async () => {
    const text: ProofreadExercise = {
      ...base,
      kind: 'proofread',
      lines: [
        { right: 'Vivo en Lima.' },
        { wrong: 'Mi casa está grande.', answers: ['Mi casa es grande.'], because: 'Size takes *ser*.' },
        { wrong: 'Yo es feliz.', answers: ['Yo soy feliz.'], because: 'With *yo*: *soy*.' },
      ],
    }
    const given = ['Vivo a Lima.', 'Mi casa es grande.', 'Yo es feliz.']
    expect(mark(text, given, await loadGrammar())).toEqual({
      kind: 'near',
      expected: 'Vivo en Lima. Yo soy feliz.',
      because: ['**Line 1.** This line was already correct.', '**Line 3.** With *yo*: *soy*.'],
    })
  })

  test('words in order aren’t marked before the last one is chosen', () => {
    expect(mark(order, [])).toEqual({ kind: 'unanswered' })
    expect(mark(order, ['dónde', 'está'])).toEqual({ kind: 'unanswered', wordsLeft: 2 })
    expect(mark(order, ['dónde', 'está', 'el', 'museo'])).toEqual({
      kind: 'right',
      written: '¿Dónde está el museo?',
    })
  })
})
