import { expect, test } from 'vitest'
import { fc } from '../../tests/support/seeded-fast-check'
import { typedText } from './typed-text'

test.each([
  ['mon\u200dtan\u200b\u0303a', 'montaña'],
  ['\ufeffHola,\u00a0Ana', 'Hola, Ana'],
  ['Ｈｏｌａ，　Ａｎａ！', 'Hola, Ana!'],
  ['ﬁn de semana', 'fin de semana'],
  ['d’accord, “sí”', 'd\'accord, "sí"'],
  ['uno\r\ndos\u2028tres', 'uno\ndos\ntres'],
  ['15–3–2009', '15-3-2009'],
  ['12.500.000, 1 250 y 1’250', '12500000, 1250 y 1250'],
  ['612·345·678', '612345678'],
  ['1.º, 1° y 1er; 3.ª', '1º, 1º y 1º; 3ª'],
])('a student’s “%s” is read as “%s”', (typed, read) => {
  expect(typedText(typed)).toBe(read)
})

test.each([
  'Soy alto—muy alto',
  '«¿Qué tal?», dijo. ¡Muy bien…!',
  'Hace 20 °C',
  'El 15 de marzo de 2009, a las 17:30',
  '3,50 € y 0,125',
  '2009, 300 personas',
  'me gusta el nº 5',
])('nothing changes in “%s”', (text) => {
  expect(typedText(text)).toBe(text)
})

test('text that has been read once doesn’t change again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(typedText(typedText(text))).toBe(typedText(text))
    }),
    { numRuns: 2000 },
  )
})
