import { type BlockList, isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopbackAddress } from './loopback.ts'

/**
 * Who can reach the server: only this machine, the network as well, or the clients of a reverse proxy, which is on this
 * machine or is a trusted one.
 */
export type Reach = 'machine' | 'network' | 'proxy'

/**
 * The address of the client. Behind a proxy (as configured by the operator) it is the last hop in
 * X-Forwarded-For, because earlier entries are supplied by the client and can be forged.
 * @param trustedProxies the addresses of proxies on other machines or in other containers
 */
export function clientAddress(context: Context, reach: Reach, trustedProxies?: BlockList): string {
  const { incoming } = context.env as { incoming: Partial<HttpBindings['incoming']> }
  const address = incoming.socket?.remoteAddress ?? 'unknown'
  const isFromProxy =
    isLoopbackAddress(address) || trustedProxies?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  if (reach !== 'proxy' || !isFromProxy) return networkOf(address)
  const lastHop = withoutPort(context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
  return networkOf(isIP(lastHop) === 0 ? address : lastHop)
}

/** Some proxies include the client's port: `203.0.113.9:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(hop) ?? []
  return v4 ?? v6 ?? hop
}

/** Reduces an IPv6 address to its first half, because one client controls every address with the same prefix. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  // The URL parser normalises the address and writes an embedded IPv4 address in hexadecimal.
  const [front = '', back] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const groups = front === '' ? [] : front.split(':')
  if (back !== undefined) {
    const rest = back === '' ? [] : back.split(':')
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest)
  }
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  // This is an IPv4 address, in the mapped form (`::ffff:102:304`) or the deprecated one (`::1.2.3.4`). `::` and `::1`
  // are excluded.
  if (/^0:0:0:0:0:(?:0|ffff)$/.test(groups.slice(0, 6).join(':')) && high && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups.slice(0, 4).join(':')
}
