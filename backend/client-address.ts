import { isIP, isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts'

/**
 * Who can reach the server: whoever uses this machine, the network as well, or people whose requests a proxy on this
 * machine passes on.
 */
export type Reach = 'machine' | 'network' | 'proxy'

function incomingOf(context: Context): Partial<HttpBindings['incoming']> {
  return (context.env as HttpBindings).incoming
}

/**
 * Who is at the other end of the connection. Where the operator says that a proxy stands before the server, whom the
 * proxy names: only the last hop, because what stands before it in the list is the client's own hearsay.
 */
export function clientAddress(context: Context, reach: Reach): string {
  const address = incomingOf(context).socket?.remoteAddress ?? 'unknown'
  if (reach !== 'proxy' || !isLoopbackAddress(address)) return networkOf(address)
  const lastHop = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(lastHop) === 0 ? address : networkOf(lastHop)
}

/** Of IPv6 the first half: whoever has one address there has all those of its second half. */
function networkOf(address: string): string {
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (v4 !== undefined || !isIPv6(address)) return v4 ?? address
  const [withoutZone = ''] = address.split('%')
  // The URL parser writes each address in one way only, and an embedded IPv4 in hexadecimal.
  const [front = '', back] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::')
  const groups = front === '' ? [] : front.split(':')
  if (back !== undefined) {
    const rest = back === '' ? [] : back.split(':')
    groups.push(...Array.from({ length: 8 - groups.length - rest.length }, () => '0'), ...rest)
  }
  return groups.slice(0, 4).join(':')
}

/** What proxies and tunnels add, and no browser that opens a page. */
const proxyHeader =
  /^(x[-_]|cf-|cdn-|fastly-|fly-|tailscale-|(true-)?client-ip$|forwarded$|traceparent$|via$)/

/** Whether a request shows that a proxy has passed it on. Not every proxy leaves a trace. */
function isForwarded(context: Context): boolean {
  const { httpVersion, url = '' } = incomingOf(context)
  // nginx speaks HTTP/1.0 to the server behind it unless it is told otherwise; no browser does. And a whole address
  // in place of a path is what a client says to a proxy.
  if (httpVersion === '1.0' || !url.startsWith('/')) return true
  return Object.keys(context.req.header()).some((name) => proxyHeader.test(name))
}

/** Whether the request was made on this machine itself, under a loopback name, by no foreign page and no proxy. */
export function isFromThisMachine(context: Context): boolean {
  const { remoteAddress = '' } = incomingOf(context).socket ?? {}
  return (
    isLoopbackAddress(remoteAddress) &&
    isLoopbackHost(new URL(context.req.url).hostname) &&
    context.req.header('sec-fetch-site') !== 'cross-site' &&
    !isForwarded(context)
  )
}

/**
 * The origin under which a browser has reached this server, where only a proxy can have led from there to here: the
 * browser says that its page and this server are one, and the page's address is not of this machine.
 */
export function originBehindProxy(context: Context): string | undefined {
  const origin = originOf(context.req.header('origin'))
  const referer = originOf(context.req.header('referer'))
  const site = context.req.header('sec-fetch-site')
  // Over plain http browsers do not say whose page it is; a page's own calls then carry both addresses.
  const isOwnPage = site === 'same-origin' || (site === undefined && origin === referer)
  const page = isOwnPage ? (origin ?? referer) : undefined
  if (page === undefined) return undefined
  const { hostname } = new URL(page)
  // A URL may hold more than the name of any host does, and the operator will put this one into a shell.
  const isName = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname)
  return isName && !isLoopbackHost(hostname) ? page : undefined
}

function originOf(address: string | undefined): string | undefined {
  const origin = address !== undefined && URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? undefined : origin
}
