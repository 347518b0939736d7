import { describe, expect, test } from 'vitest'
import { loadForms } from './load-forms'

describe('the forms for a verb table', () => {
  test('have six persons in a simple tense and five in commands', async () => {
    expect((await loadForms('preterite')).get('ir')).toEqual([
      'fui',
      'fuiste',
      'fue',
      'fuimos',
      'fuisteis',
      'fueron',
    ])
    expect((await loadForms('imperative')).get('irse')).toEqual([
      'vete',
      'váyase',
      'vámonos',
      'idos',
      'váyanse',
    ])
  })

  test('are haber and the participle in a compound tense', async () => {
    expect((await loadForms('perfect')).get('escribir')).toEqual([
      'he escrito',
      'has escrito',
      'ha escrito',
      'hemos escrito',
      'habéis escrito',
      'han escrito',
    ])
    expect((await loadForms('pluperfect-subjunctive')).get('ser')?.[3]).toBe('hubiéramos sido')
    expect((await loadForms('conditional-perfect')).get('oír')?.[0]).toBe('habría oído')
  })

  test('have their pronoun in front for a reflexive verb', async () => {
    expect((await loadForms('perfect')).get('levantarse')?.slice(0, 2)).toEqual([
      'me he levantado',
      'te has levantado',
    ])
    expect((await loadForms('present-continuous')).get('irse')?.[4]).toBe('os estáis yendo')
  })

  test('are only the third person for a weather verb, in compound tenses too', async () => {
    for (const tense of ['present', 'perfect'] as const) {
      const forms = (await loadForms(tense)).get('llover') ?? []
      expect(forms.map((form) => form !== '—')).toEqual([false, false, true, false, false, false])
    }
  })
})
