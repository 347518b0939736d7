import { expect, test } from 'vitest'
import { notPages } from './not-pages'

const isLeft = (address: string) => notPages.some((pattern) => pattern.test(address))

test.each([
  '/auth/v1',
  '/auth/v1/verify',
  '/rest/v1',
  '/rest/v1/rpc/get_todays_word',
  '/mail',
  '/mail/',
  '/mail/7',
  '/third-party.txt',
  '/.well-known/change-password',
])('%s is always fetched from the network, even with a query', (path) => {
  expect(isLeft(path)).toBe(true)
  expect(isLeft(`${path}?key=a-b_c`)).toBe(true)
  expect(isLeft(`${path}?apikey=a&limit=1`)).toBe(true)
})

test.each(['/?code=1', '/?a=b&error=access_denied', '/account?code=1'])(
  '%s is an address that an email leads to',
  (address) => expect(isLeft(address)).toBe(true),
)

test.each([
  '/',
  '/auth',
  '/auth?next=/account',
  '/mailbox',
  '/mailbox?key=a',
  '/restaurant',
  '/speak/a?b=c.d',
])('%s is a page', (address) => expect(isLeft(address)).toBe(false))
