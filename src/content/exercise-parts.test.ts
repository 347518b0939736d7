import { expect, test } from 'vitest'
import { withParts } from './exercise-parts'
import type { AuthoredExercise } from './types'

const exercise: AuthoredExercise & { parts?: object } = {
  kind: 'translate',
  id: 'breakfast',
  teaches: 'perfect',
  en: 'I’ve had breakfast today.',
  parts: { when: 'hoy|esta mañana' },
  answers: ['<$When> he desayunado.', { answer: 'Ya desayuné $when.', note: 'In America.' }],
  because: 'So.',
  mistakes: [{ answer: '<$When> he desayunada.', because: 'It never changes.' }],
  ustedes: { answers: ['He desayunado $when.'] },
}

test('the parts of an exercise are written into all its patterns', () => {
  const { parts: _, ...rest } = exercise
  expect(withParts(exercise)).toEqual({
    ...rest,
    answers: [
      '<{Hoy|esta mañana}> he desayunado.',
      { answer: 'Ya desayuné {hoy|esta mañana}.', note: 'In America.' },
    ],
    mistakes: [{ answer: '<{Hoy|esta mañana}> he desayunada.', because: 'It never changes.' }],
    ustedes: { answers: ['He desayunado {hoy|esta mañana}.'] },
  })
})

test('a line of a text has its own parts', () => {
  const text = withParts({
    kind: 'proofread',
    id: 'note',
    teaches: 'perfect',
    en: 'A note',
    lines: [
      { right: 'Hola.' },
      { wrong: 'He comida.', parts: { who: 'Yo|' }, answers: ['$who he comido.'], because: 'So.' },
    ],
  })
  expect(text).toMatchObject({ lines: [{ right: 'Hola.' }, { answers: ['{Yo|} he comido.'] }] })
})

test('a part that no pattern uses, or that is not defined, is an error of the exercise', () => {
  expect(() => withParts({ ...exercise, parts: { when: 'hoy', where: 'aquí' } })).toThrow(
    'breakfast: No pattern uses the part "$where"',
  )
  expect(() => withParts({ ...exercise, parts: {} })).toThrow('breakfast: The pattern "<$When> he')
})
