import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopbackAddress } from './loopback.ts'

/**
 * Who can reach the server: whoever uses this machine, the network as well, or people whose requests a proxy on this
 * machine passes on.
 */
export type Reach = 'machine' | 'network' | 'proxy'

/**
 * Who is at the other end of the connection. Where the operator says that a proxy stands before the server, whom the
 * proxy names: only the last hop, because what stands before it in the list is the client's own hearsay.
 */
export function clientAddress(context: Context, reach: Reach): string {
  const { incoming } = context.env as { incoming: Partial<HttpBindings['incoming']> }
  const address = incoming.socket?.remoteAddress ?? 'unknown'
  if (reach !== 'proxy' || !isLoopbackAddress(address)) return networkOf(address)
  const lastHop = withoutPort(context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
  return isIP(lastHop) === 0 ? address : networkOf(lastHop)
}

/** Some proxies name the client's port as well: `203.0.113.9:51000`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, v4, v6] = /^(?:([\d.]+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(hop) ?? []
  return v4 ?? v6 ?? hop
}

/** Of IPv6 the first half: whoever has one address there has all those of its second half. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  // The URL parser writes each address in one way only, and an embedded IPv4 in hexadecimal.
  const [front = '', back] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const groups = front === '' ? [] : front.split(':')
  if (back !== undefined) {
    const rest = back === '' ? [] : back.split(':')
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest)
  }
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  // An IPv4 address, mapped (`::ffff:102:304`) or in the older way (`::1.2.3.4`); `::` and `::1` are none.
  if (/^0:0:0:0:0:(?:0|ffff)$/.test(groups.slice(0, 6).join(':')) && high && low !== undefined)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups.slice(0, 4).join(':')
}
