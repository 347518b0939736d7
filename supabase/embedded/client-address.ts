import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopbackHost } from './redirect.ts'

/**
 * Who can reach the server: whoever uses this machine, the network as well, or people whose requests a proxy on this
 * machine passes on.
 */
export type Reach = 'machine' | 'network' | 'proxy'

function incomingOf(context: Context): Partial<HttpBindings['incoming']> {
  return (context.env as HttpBindings).incoming
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}

/**
 * The address at the other end of the connection. Where the operator says that a proxy stands before the server, the
 * one that the proxy names: only the last hop, because what stands before it in the list is the client's own hearsay.
 */
export function clientAddress(context: Context, reach: Reach): string {
  const address = incomingOf(context).socket?.remoteAddress ?? 'unknown'
  if (reach !== 'proxy' || !isLoopbackAddress(address)) return address
  const lastHop = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return lastHop || address
}

const proxyHeaders = new Set([
  'cdn-loop',
  'cf-connecting-ip',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
])

/** Whether a request shows that a proxy has passed it on. Not every proxy leaves a trace. */
function isForwarded(context: Context): boolean {
  // nginx speaks HTTP/1.0 to the server behind it unless it is told otherwise; no browser does.
  if (incomingOf(context).httpVersion === '1.0') return true
  return Object.keys(context.req.header()).some(
    (name) => proxyHeaders.has(name) || name.startsWith('x-forwarded-'),
  )
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
  return page === undefined || isLoopbackHost(new URL(page).hostname) ? undefined : page
}

function originOf(address: string | undefined): string | undefined {
  const origin = address !== undefined && URL.canParse(address) ? new URL(address).origin : 'null'
  return origin === 'null' ? undefined : origin
}
