import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopbackHost } from './redirect.ts'

function socketOf(context: Context): { remoteAddress?: string; localAddress?: string } {
  return (context.env as HttpBindings).incoming.socket
}

/** The address at the other end of the connection. Headers such as X-Forwarded-For are hearsay and not read. */
export function clientAddress(context: Context): string {
  return socketOf(context).remoteAddress ?? 'unknown'
}

/**
 * Whether the request was made on this machine itself, under one of its own addresses. What came through a proxy
 * on this machine was not.
 */
export function isFromThisMachine(context: Context): boolean {
  const { remoteAddress = '', localAddress = '' } = socketOf(context)
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(remoteAddress)
  if (!isLoopback && remoteAddress !== localAddress) return false
  if (context.req.header('x-forwarded-for') ?? context.req.header('forwarded')) return false
  const { hostname } = new URL(context.req.url)
  return isLoopbackHost(hostname) || hostname === localAddress.replace('::ffff:', '')
}
