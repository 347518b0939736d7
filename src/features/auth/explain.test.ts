import { expect, test } from 'vitest'
import { explainError } from './explain'

test('a student whose password doesn’t match reads that capitals matter in the password, not in the address', () => {
  const refusal = { code: 'invalid_credentials', message: 'Invalid login credentials', name: 'AuthApiError' }
  expect(explainError(refusal)).toEqual({
    password: 'That email and password don’t match. Check both: passwords are case-sensitive.',
  })
})
