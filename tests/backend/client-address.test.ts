import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from '../../backend/client-address'

/** A request that a proxy on this machine forwards on behalf of a client. */
const forwardedFrom = (address: string) =>
  ({
    env: { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    req: { header: () => address },
  }) as unknown as Context

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
  ['::203.0.113.9', '203.0.113.9'],
  ['::ffff:102:304', '1.2.3.4'],
  ['2001:db8:7:1::5', '2001:db8:7:1'],
  ['::1', '0:0:0:0'],
])('somebody at %s is identified as %s', (address, known) => {
  expect(clientAddress(forwardedFrom(address), 'proxy')).toBe(known)
})
