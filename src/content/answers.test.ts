import { expect, test } from 'vitest'
import { keyAnswers } from './answers'

test('a key prints the model answer and at most two others, each as it is written first', () => {
  expect(keyAnswers(['{estáis|estás} [ya]'])).toEqual(['estáis'])
  expect(
    keyAnswers(['estáis', { answer: 'están[ ya]', note: 'With *ustedes*.' }, '{os sentís|andáis}', 'seguís']),
  ).toEqual(['estáis', 'están', 'os sentís'])
})
