import { describe, expect, test } from 'vitest'
import { type AnswerKey, type GapKey, markGap, markSentence } from './mark-text'

const speak: GapKey = {
  sentence: 'Ayer ___ mucho.',
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
    for (const nothing of ['', '   ', '¿?']) expect(markGap(speak, nothing)).toEqual({ kind: 'unanswered' })
  })

  test('capitals, outer spaces and the final stop never count', () => {
    expect(markGap(speak, '  HABLÓ. ')).toEqual({ kind: 'right' })
  })

  test('letters typed with combining accents, as some phones send them, are right', () => {
    expect(markGap(speak, 'hablo\u0301')).toEqual({ kind: 'right' })
  })

  test('a student forgets the accent and learns which other word that makes', () => {
    expect(markGap(speak, 'hablo')).toEqual({
      kind: 'accent',
      expected: 'habló',
      twins: [{ typed: { word: 'hablo', means: 'I speak' }, needed: { word: 'habló', means: 'he spoke' } }],
    })
  })

  test('an accent too many is told in the same way', () => {
    const key: GapKey = { ...speak, answers: ['hablo'] }
    expect(markGap(key, 'habló')).toMatchObject({ kind: 'accent', twins: [{ typed: { means: 'he spoke' } }] })
  })

  test('a missing accent that makes no other word names no twin', () => {
    const key: GapKey = { sentence: 'Yo ___.', answers: ['también'], because: '' }
    expect(markGap(key, 'tambien')).toEqual({ kind: 'accent', expected: 'también', twins: [] })
  })

  test('ano for año is a missing tilde with a meaning of its own', () => {
    const key: GapKey = { sentence: 'Tengo ___.', answers: ['quince años'], because: '' }
    expect(markGap(key, 'quince anos')).toMatchObject({
      kind: 'accent',
      twins: [{ needed: { word: 'años' } }],
    })
  })

  test('in a sentence only the words that differ are explained', () => {
    const key: AnswerKey = { answers: ['Él está en tu casa.'], because: '' }
    const mark = markSentence(key, 'El esta en tu casa')
    expect(mark.kind === 'accent' && mark.twins.map((twin) => twin.needed.word)).toEqual(['él', 'está'])
  })

  test('a listed alternative is as right as the model', () => {
    expect(markSentence(question, '¿dónde se encuentra el museo?')).toEqual({ kind: 'right' })
  })

  test('a question without its ¿ is right, and shown as it is written', () => {
    expect(markSentence(question, 'dónde está el museo?')).toEqual({
      kind: 'right',
      written: '¿Dónde está el museo?',
    })
  })

  test('a known mistake gets its own reason', () => {
    expect(markGap(speak, 'hablé')).toEqual({
      kind: 'wrong',
      expected: 'habló',
      because: '*Hablé* is the first person.',
    })
  })

  test('any other answer gets the reason of the exercise, and hostile input is only text', () => {
    for (const answer of ['hablaba', '<img src=x onerror=alert(1)>', '__proto__', '('.repeat(10_000)]) {
      expect(['wrong', 'unanswered']).toContain(markGap(speak, answer).kind)
    }
    expect(markGap(speak, 'hablaba')).toEqual({ kind: 'wrong', expected: 'habló', because: speak.because })
  })

  test('a known mistake is told by its own reason even where it has the letters of the answer', () => {
    const key: GapKey = {
      sentence: 'Mañana ___ tiempo.',
      answers: ['tendremos'],
      because: 'The future of *tener*.',
      mistakes: [{ answer: 'tendrémos', because: 'The *nosotros* form has no accent.' }],
    }
    expect(markGap(key, 'tendrémos')).toEqual({
      kind: 'wrong',
      expected: 'tendremos',
      because: 'The *nosotros* form has no accent.',
    })
    expect(markGap(key, 'téndremos').kind).toBe('accent')
  })

  test('the pronoun that stands before the gap may be typed once more', () => {
    const key: GapKey = {
      sentence: 'En este momento se ___.',
      answers: ['está duchando'],
      because: '*estar* + gerund',
    }
    for (const answer of ['está duchando', 'se está duchando', 'Se está duchando.'])
      expect(markGap(key, answer).kind).toBe('right')
    expect(markGap(key, 'se esta duchando').kind).toBe('accent')
    expect(markGap(key, 'me está duchando').kind).toBe('wrong')
    expect(markGap({ ...key, sentence: 'En este momento ___.' }, 'se está duchando').kind).toBe('wrong')
  })
})
