import { describe, expect, test } from 'vitest'
import { loadForms } from './load-forms'

describe('the forms that a student puts into a table', () => {
  test('a simple tense has its six persons, commands have five', async () => {
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

  test('a compound tense is haber and the participle', async () => {
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

  test('a reflexive verb keeps its pronoun in front', async () => {
    expect((await loadForms('perfect')).get('levantarse')?.slice(0, 2)).toEqual([
      'me he levantado',
      'te has levantado',
    ])
    expect((await loadForms('present-continuous')).get('irse')?.[4]).toBe('os estáis yendo')
  })

  test('a verb of the weather has only the third person, in compound tenses too', async () => {
    for (const tense of ['present', 'perfect'] as const) {
      const forms = (await loadForms(tense)).get('llover') ?? []
      expect(forms.map((form) => form !== '—')).toEqual([false, false, true, false, false, false])
    }
  })
})
