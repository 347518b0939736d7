import { expect, test } from 'vitest'
import { keyAnswers } from './answers'

test('a printed answer key has the model answer and at most two others, each in its first reading', () => {
  expect(keyAnswers(['{estáis|estás} [ya]'])).toEqual(['estáis'])
  expect(
    keyAnswers(['estáis', { answer: 'están[ ya]', note: 'With *ustedes*.' }, '{os sentís|andáis}', 'seguís']),
  ).toEqual(['estáis', 'están', 'os sentís'])
})
