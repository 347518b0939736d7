import type { Context } from 'hono'
import { readBearer } from '../bearer.ts'
import { RestError } from './errors.ts'

/** A request as a plain value: what comes after knows nothing of HTTP but this. */
export interface RestRequest {
  method: string
  target: Target
  /** The query string, in its order; a name may come twice. */
  parameters: [name: string, value: string][]
  /** What stands in the place of an access token; undefined: nothing. */
  bearer: string | undefined
  prefer: string
  accept: string
  range: string
  /** In lower case, without its parameters. */
  contentType: string
  body: string
  /** All headers, and the whole path: what a policy or a function can ask the database for. */
  headers: Record<string, string>
  path: string
}

export interface Target {
  kind: 'table' | 'function'
  name: string
}

/**
 * Reads the whole of a request.
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
