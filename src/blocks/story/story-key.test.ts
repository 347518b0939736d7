import { describe, expect, test } from 'vitest'
import type { StoryGap } from '@/content/types'
import { markAsForm } from '@/exercises/mark-as-form'
import { markGap } from '@/exercises/mark-text'
import { leadIn, storyKey } from './story-key'

const gap = (parts: Pick<StoryGap, 'infinitive' | 'answer' | 'form'>): StoryGap => ({
  options: [parts.answer],
  signal: '',
  ...parts,
})

describe('a gap in a story', () => {
  test('has separate reasons for another person and a regularised form, and names the twin of an accent', async () => {
    const key = await storyKey(
      gap({ infinitive: 'tener', answer: 'preterite', form: 'tuve' }),
      'Ayer no pude salir porque ___',
    )
    expect(markGap(key, 'tuvo')).toMatchObject({ because: 'The form *tuvo* goes with *él, ella, usted*.' })
    expect(markGap(key, 'tení')).toMatchObject({
      because: '~~tení~~ would be correct for a regular verb, but here *tener* is irregular.',
    })
    expect(markAsForm(markGap(key, 'x'), key.because)).toMatchObject({
      kind: 'near',
      because: ['This is a different form. You need the preterite of *tener*. Here *tener* is irregular.'],
    })
    expect(markGap(key, 'yo tuve').kind).toBe('right')

    const spoke = await storyKey(gap({ infinitive: 'hablar', answer: 'preterite', form: 'habló' }), 'Ana ___')
    expect(markGap(spoke, 'hablo')).toMatchObject({
      kind: 'accent',
      twins: [{ typed: { means: 'present (yo)' }, needed: { means: 'preterite (él, ella, usted)' } }],
    })
  })

  test('accepts a reflexive verb with or without the pronoun that is in the text', async () => {
    const key = await storyKey(
      gap({ infinitive: 'ducharse', answer: 'present-continuous', form: 'está duchando' }),
      ' y no puede salir porque se ___',
    )
    expect(markGap(key, 'está duchando').kind).toBe('right')
    expect(markGap(key, 'se está duchando').kind).toBe('right')
    expect(markGap(key, 'están duchando')).toMatchObject({
      because: 'The form *están duchando* goes with *ellos, ellas, ustedes*.',
    })
    expect(markAsForm(markGap(key, 'él está duchando'), key.because).kind).toBe('near')
  })

  test('accepts both sets of the imperfect subjunctive', async () => {
    const key = await storyKey(
      gap({ infinitive: 'venir', answer: 'imperfect-subjunctive', form: 'vinieras' }),
      'Quería que ___',
    )
    expect(markGap(key, 'vinieses').kind).toBe('right')
    expect(markGap(key, 'tú vinieses').kind).toBe('right')
  })

  test('knows the words before it from the story', () => {
    expect(leadIn('Mi hermana se ___ y yo ___ en casa.', 0)).toBe('Mi hermana se ___')
    expect(leadIn('Mi hermana se ___ y yo ___ en casa.', 1)).toBe(' y yo ___')
  })
})
