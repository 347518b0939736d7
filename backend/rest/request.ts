import type { Context } from 'hono'
import { readBearer } from '../bearer.ts'
import { RestError } from './errors.ts'

/** A request as a plain value, so that the rest of the service does not depend on HTTP. */
export interface RestRequest {
  method: string
  target: Target
  /** The query string, in order; names may repeat. */
  parameters: [name: string, value: string][]
  /** The bearer token; undefined if there is none. */
  bearer: string | undefined
  prefer: string
  accept: string
  range: string
  /** In lower case, without parameters. */
  contentType: string
  body: string
  /** All headers and the full path, which policies and functions can read in the database. */
  headers: Record<string, string>
  path: string
}

export interface Target {
  kind: 'table' | 'function'
  name: string
}

/**
 * Reads a request, including its body.
 * @throws RestError when it names a schema that is not exposed
 */
export async function readRequest(context: Context, target: Target): Promise<RestRequest> {
  const { req } = context
  const { method } = req
  const profile = req.header(isRead({ method }) ? 'accept-profile' : 'content-profile')
  if (profile !== undefined && profile !== 'public') {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
      hint: 'Only the following schemas are exposed: public',
    })
  }
  const [contentType = ''] = (req.header('content-type') ?? 'application/json').split(';')
  return {
    method,
    target,
    parameters: [...new URL(req.url).searchParams],
    bearer: readBearer(context),
    prefer: req.header('prefer') ?? '',
    accept: req.header('accept') ?? '*/*',
    range: req.header('range') ?? '',
    contentType: contentType.trim().toLowerCase(),
    body: await req.text(),
    headers: req.header(),
    path: req.path,
  }
}

export function isRead({ method }: Pick<RestRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}
