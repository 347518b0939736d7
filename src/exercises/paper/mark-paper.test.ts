import { expect, test } from 'vitest'
import type { PaperQuestion } from '@/content/rooms/types'
import { isAnswered, markQuestion, paperResult } from './mark-paper'

const said = [
  'Me llamo Inés y vivo en Soria.',
  'Antes iba al instituto en autobús, pero ahora prefiero ir a pie porque es más sano y así hablo con mis amigas por el camino hasta la puerta del instituto.',
]
const base = { ask: '*¿…?*', marks: 1, proof: 'prefiero ir a pie', why: 'She says so.' }
const falseOne: PaperQuestion = {
  ...base,
  id: 'bus',
  kind: 'true-false',
  right: false,
  justify: ['ahora prefiero ir a pie'],
}
const written: PaperQuestion = {
  ...base,
  id: 'why',
  kind: 'write',
  answers: ['[porque] es más sano'],
  mistakes: [{ answer: 'hablo con mis amigas', because: 'That is what comes of it.' }],
}
const two: PaperQuestion = {
  ...base,
  id: 'two',
  kind: 'choose',
  choices: ['*a*', '*b*', '*c*', '*d*'],
  right: [1, 3],
  marks: 2,
}

test('a student who picks one of two right choices gets one of the two marks, and loses one for an extra letter', () => {
  expect(markQuestion(two, { two: [1, 3] }, said)).toEqual({ kind: 'choose', got: 2 })
  expect(markQuestion(two, { two: [0, 3] }, said)).toEqual({ kind: 'choose', got: 1 })
  expect(markQuestion(two, { two: [0, 1, 3] }, said)).toEqual({ kind: 'choose', got: 1, tooMany: 1 })
  expect(markQuestion(two, { two: [0, 1, 2] }, said)).toEqual({ kind: 'choose', got: 0, tooMany: 1 })
  expect(markQuestion(two, { two: [0, 1, 2, 3] }, said)).toEqual({ kind: 'choose', got: 0, tooMany: 2 })
  expect(markQuestion(two, {}, said)).toEqual({ kind: 'unanswered' })
})

test('a tick earns no mark without the words that prove it, as in the IB', () => {
  const tell = (quote: string, place = 1) =>
    markQuestion(falseOne, { bus: [place], 'bus/quote': quote }, said)
  expect(tell('Ahora prefiero ir a pie')).toEqual({
    kind: 'true-false',
    isRight: true,
    quoted: 'proves',
    got: 1,
  })
  expect(tell('«pero ahora prefiero ir a pie»')).toMatchObject({ quoted: 'proves' })
  expect(tell('vivo en Soria')).toMatchObject({ quoted: 'elsewhere', got: 0 })
  expect(tell('prefiero andar')).toMatchObject({ quoted: 'not there' })
  // Accents count in a quotation: the text has *pie*, not *píe*.
  expect(tell('ahora prefiero ir a píe')).toMatchObject({ quoted: 'not there' })
  expect(tell(said[1] ?? '')).toMatchObject({ quoted: 'long', got: 0 })
  expect(tell('')).toMatchObject({ quoted: 'missing', isRight: true, got: 0 })
  expect(tell('Ahora prefiero ir a pie', 0)).toMatchObject({ isRight: false, got: 0 })
})

test('a missing accent gets a note and costs nothing, and a known trap gets its reason', () => {
  expect(markQuestion(written, { why: 'Es más sano.' }, said)).toMatchObject({
    got: 1,
    mark: { kind: 'right' },
  })
  expect(markQuestion(written, { why: 'es mas sano' }, said)).toMatchObject({
    got: 1,
    mark: { kind: 'accent' },
  })
  expect(markQuestion(written, { why: 'hablo con mis amigas' }, said)).toMatchObject({
    got: 0,
    mark: { kind: 'mistake', because: 'That is what comes of it.' },
  })
})

test('a student doesn’t get the mark for n instead of ñ, or for the yo form instead of another person', () => {
  const tell = (answers: readonly string[], typed: string) =>
    markQuestion({ ...base, id: 'why', kind: 'write', answers }, { why: typed }, said)
  const ene = { got: 0, mark: { kind: 'near', because: [expect.stringContaining('a letter of its own')] } }
  expect(tell(['un año'], 'un ano')).toMatchObject(ene)
  expect(tell(['un año'], 'Un añó')).toMatchObject({ got: 1, mark: { kind: 'accent' } })
  expect(tell(['la mañana'], 'la manana')).toMatchObject(ene)
  expect(tell(['llegó antes'], 'llego antes')).toMatchObject({
    got: 0,
    mark: { kind: 'near', because: [expect.stringContaining('*llego*, the *yo* form')] },
  })
  expect(tell(['se desmayó'], 'se desmayo')).toMatchObject({ got: 1, mark: { kind: 'accent' } })
  expect(tell(['perdió la voz'], 'perdio la voz')).toMatchObject({ got: 1, mark: { kind: 'accent' } })
})

test('an answer that the marker doesn’t know earns what the student decides, and is undecided until then', () => {
  const questions = [falseOne, written, two]
  const answers = { why: 'para la salud', two: [1, 3] }
  const results = new Map(questions.map((question) => [question.id, markQuestion(question, answers, said)]))
  expect(results.get('why')).toMatchObject({ got: 0, mark: { kind: 'unknown' } })
  expect(paperResult(questions, results, {})).toEqual({ got: 2, of: 4, open: 1 })
  expect(paperResult(questions, results, { why: true })).toEqual({ got: 3, of: 4, open: 0 })
  expect(paperResult(questions, results, { why: false })).toEqual({ got: 2, of: 4, open: 0 })
})

test('a question counts as answered when the exam would count it', () => {
  expect(isAnswered(two, { two: [1] })).toBe(false)
  expect(isAnswered(two, { two: [1, 2] })).toBe(true)
  expect(isAnswered(falseOne, { bus: [0] })).toBe(false)
  expect(isAnswered(falseOne, { bus: [0], 'bus/quote': 'vivo en Soria' })).toBe(true)
  expect(isAnswered(written, { why: ' … ' })).toBe(false)
})
