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

  test('a known mistake is told by its own reason even where it has the letters of the answer', () => {
    const key: AnswerKey = {
      answers: ['tendremos'],
      because: 'The future of *tener*.',
      mistakes: [{ answer: 'tendrémos', because: 'The *nosotros* form has no accent.' }],
    }
    expect(mark(key, 'tendrémos')).toEqual({
      kind: 'wrong',
      expected: 'tendremos',
      because: 'The *nosotros* form has no accent.',
    })
    expect(mark(key, 'téndremos').kind).toBe('accent')
  })

  test.each(['translate', 'correct', 'order'] as const)(
    'a whole sentence that nobody thought of is not called wrong (%s)',
    (kind) => {
      const key: AnswerKey = {
        kind,
        sentence: '¿Dónde es el museo?',
        ...question,
        mistakes: [{ answer: '¿Dónde está museo?', because: 'It needs its article.' }],
      }
      expect(mark(key, '¿El museo dónde está?')).toEqual({
        kind: 'unlisted',
        expected: '¿Dónde está el museo?',
        because: 'Places take *estar*.',
      })
      expect(mark(key, 'donde esta museo')).toMatchObject({ kind: 'unlisted' })
      expect(mark(key, '¿Dónde está museo?')).toMatchObject({
        kind: 'wrong',
        because: 'It needs its article.',
      })
    },
  )

  test('a gap is right or wrong, whatever was typed', () => {
    expect(mark({ ...speak, kind: 'fill', sentence: 'Ayer ___ mucho.' }, 'hablaba').kind).toBe('wrong')
  })

  test('a sentence to correct that comes back as it was is wrong', () => {
    const key: AnswerKey = { kind: 'correct', sentence: '¿Dónde es el museo?', ...question }
    expect(mark(key, 'dónde es el museo')).toMatchObject({ kind: 'wrong', because: 'Places take *estar*.' })
  })

  test('the pronoun that stands before the gap may be typed once more', () => {
    const key: AnswerKey = {
      sentence: 'En este momento se ___.',
      answers: ['está duchando'],
      because: '*estar* + gerund',
    }
    for (const answer of ['está duchando', 'se está duchando', 'Se está duchando.'])
      expect(mark(key, answer).kind).toBe('right')
    expect(mark(key, 'se esta duchando').kind).toBe('accent')
    expect(mark(key, 'me está duchando').kind).toBe('wrong')
    expect(mark({ ...key, sentence: 'En este momento ___.' }, 'se está duchando').kind).toBe('wrong')
  })
})
