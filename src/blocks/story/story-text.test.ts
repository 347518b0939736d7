import { describe, expect, test } from 'vitest'
import { sentenceAround, storyPieces, wholeStory } from './story-text'

const text = 'El sábado ___ al cine. ¡Qué frío ___! {Era:ser} tarde y Ana ___: «No ___ nada». Al final ___.'

const words = (pieces: ReturnType<typeof storyPieces>) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : `<${piece.index}>`)).join('')

describe('the text of a story', () => {
  test('has all its gaps in order', () => {
    expect(words(storyPieces(text))).toBe(
      'El sábado <0> al cine. ¡Qué frío <1>! Era tarde y Ana <2>: «No <3> nada». Al final <4>.',
    )
  })

  test('shows only the sentence of the gap', () => {
    const sentences = [0, 1, 2, 3, 4].map((gap) => words([...sentenceAround(text, gap)]))
    expect(sentences).toEqual([
      'El sábado <0> al cine.',
      '¡Qué frío <1>!',
      'Era tarde y Ana <2>: «No <3> nada».',
      'Era tarde y Ana <2>: «No <3> nada».',
      'Al final <4>.',
    ])
  })

  test('is read aloud with its forms when it is finished', () => {
    const gap = { infinitive: 'ir', options: ['preterite'], answer: 'preterite', signal: '' } as const
    expect(wholeStory('Ayer ___ y {comimos:comer}.', [{ ...gap, form: 'fuimos' }])).toBe(
      'Ayer fuimos y comimos.',
    )
  })
})
