import { describe, expect, test } from 'vitest'
import { type AnswerKey, mark } from './mark'

const speak: AnswerKey = {
  answers: ['habló'],
  because: 'The preterite of *hablar*, third person.',
  mistakes: [{ answer: 'hablé', because: '*Hablé* is the first person.' }],
  twins: { hablo: 'I speak', habló: 'he spoke' },
}
const question: AnswerKey = {
  answers: ['¿Dónde está el museo?', '¿Dónde se encuentra el museo?'],
  because: 'Places take *estar*.',
}

describe('marking an answer', () => {
  test('an empty field is not wrong, it is unanswered', () => {
    for (const nothing of ['', '   ', '¿?']) expect(mark(speak, nothing)).toEqual({ kind: 'unanswered' })
  })

  test('capitals, outer spaces and the final stop never count', () => {
    expect(mark(speak, '  HABLÓ. ')).toEqual({ kind: 'right' })
  })

  test('letters typed with combining accents, as some phones send them, are right', () => {
    expect(mark(speak, 'habló')).toEqual({ kind: 'right' })
  })

  test('a student forgets the accent and learns which other word that makes', () => {
    expect(mark(speak, 'hablo')).toEqual({
      kind: 'accent',
      expected: 'habló',
      twins: [{ typed: { word: 'hablo', means: 'I speak' }, needed: { word: 'habló', means: 'he spoke' } }],
    })
  })

  test('an accent too many is told in the same way', () => {
    const key: AnswerKey = { ...speak, answers: ['hablo'] }
    expect(mark(key, 'habló')).toMatchObject({ kind: 'accent', twins: [{ typed: { means: 'he spoke' } }] })
  })

  test('a missing accent that makes no other word names no twin', () => {
    const key: AnswerKey = { answers: ['también'], because: '' }
    expect(mark(key, 'tambien')).toEqual({ kind: 'accent', expected: 'también', twins: [] })
  })

  test('ano for año is a missing tilde with a meaning of its own', () => {
    const key: AnswerKey = { answers: ['quince años'], because: '' }
    expect(mark(key, 'quince anos')).toMatchObject({ kind: 'accent', twins: [{ needed: { word: 'años' } }] })
  })

  test('in a sentence only the words that differ are explained', () => {
    const key: AnswerKey = { answers: ['Él está en tu casa.'], because: '' }
    const verdict = mark(key, 'El esta en tu casa')
    expect(verdict.kind === 'accent' && verdict.twins.map((twin) => twin.needed.word)).toEqual(['él', 'está'])
  })

  test('a listed alternative is as right as the model', () => {
    expect(mark(question, '¿dónde se encuentra el museo?')).toEqual({ kind: 'right' })
  })

  test('a question without its ¿ is right, and shown as it is written', () => {
    expect(mark(question, 'dónde está el museo?')).toEqual({
      kind: 'right',
      written: '¿Dónde está el museo?',
    })
  })

  test('a known mistake gets its own reason', () => {
    expect(mark(speak, 'hablé')).toEqual({
      kind: 'wrong',
      expected: 'habló',
      because: '*Hablé* is the first person.',
    })
  })

  test('any other answer gets the reason of the exercise, and hostile input is only text', () => {
    for (const answer of ['hablaba', '<img src=x onerror=alert(1)>', '__proto__', '('.repeat(10_000)]) {
      expect(['wrong', 'unanswered']).toContain(mark(speak, answer).kind)
    }
    expect(mark(speak, 'hablaba')).toEqual({ kind: 'wrong', expected: 'habló', because: speak.because })
  })

  test('the order of words counts', () => {
    expect(mark(question, '¿El museo dónde está?').kind).toBe('wrong')
  })
})
