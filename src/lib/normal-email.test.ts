import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalEmail } from './normal-email'

test.each([
  ['Ana.García@School.example', 'ana.garcía@school.example'],
  ['ana@españa.example', 'ana@xn--espaa-rta.example'],
  ['ANA@ESPAN\u0303A.EXAMPLE', 'ana@xn--espaa-rta.example'],
  ['ana@xn--ESPAA-rta.example', 'ana@xn--espaa-rta.example'],
  ['ana@ｓｃｈｏｏｌ。example', 'ana@school.example'],
])('the address %s has its account under %s', (typed, stored) => expect(normalEmail(typed)).toBe(stored))

test.each([
  'ana@1.2.3',
  'ana@school_8b',
  'ana',
  'ana@',
  '@españa.example',
  'ana@españa.example/x',
  'a@b@españa',
])('what isn’t an international address stays as it is: %s', (typed) =>
  expect(normalEmail(typed)).toBe(typed),
)

test('an address in its normal form stays as it is, so that an old account is found', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
      expect(normalEmail(normalEmail(typed))).toBe(normalEmail(typed))
    }),
  )
  fc.assert(
    fc.property(fc.emailAddress(), (typed) => {
      expect(normalEmail(typed)).toBe(typed.toLowerCase())
    }),
  )
})
