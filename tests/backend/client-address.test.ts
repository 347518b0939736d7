import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from '../../backend/client-address'
import { readTrustedProxies } from '../../backend/environment'

/** A request that a proxy, by default one on this machine, forwards on behalf of a client. */
const forwardedFrom = (address: string, proxy = '127.0.0.1') =>
  ({
    env: { incoming: { socket: { remoteAddress: proxy } } },
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

const trustedProxies = readTrustedProxies({ TRUSTED_PROXIES: '172.18.0.0/16, 10.0.0.5 fd00::/8' })

test.each([
  ['172.18.3.4', '203.0.113.9'],
  ['::ffff:172.18.3.4', '203.0.113.9'],
  ['10.0.0.5', '203.0.113.9'],
  ['fd12:3456::1', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9'],
  ['172.19.3.4', '172.19.3.4'],
  ['::ffff:10.0.0.6', '10.0.0.6'],
  ['2001:db8::1', '2001:db8:0:0'],
])('with TRUSTED_PROXIES, a request that comes from %s is attributed to %s', (proxy, known) => {
  const request = forwardedFrom('198.51.100.1, 203.0.113.9', proxy)
  expect(clientAddress(request, 'proxy', trustedProxies)).toBe(known)
})

test('without TRUSTED_PROXIES, a proxy in another container isn’t trusted', () => {
  expect(clientAddress(forwardedFrom('203.0.113.9', '172.18.3.4'), 'proxy')).toBe('172.18.3.4')
})

test('a trusted proxy that names no client counts as one client, however its address is written', () => {
  for (const proxy of ['172.18.3.4', '::ffff:172.18.3.4'])
    expect(clientAddress(forwardedFrom('', proxy), 'proxy', trustedProxies)).toBe('172.18.3.4')
})
