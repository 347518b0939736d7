import type { PGlite } from '@electric-sql/pglite'
import { type Context, Hono } from 'hono'
import { logFailure } from '../log-failure.ts'
import { identifyCaller } from './caller.ts'
import { RestError, restErrorResponse } from './errors.ts'
import { planFor } from './plan.ts'
import { readRequest, type Target } from './request.ts'
import { responseFor } from './response.ts'
import { schemaOf } from './schema.ts'
import { asCaller, run } from './transaction.ts'

export interface RestOptions {
  database: PGlite
  secret: Uint8Array
  /** The maximum number of rows in one response. */
  maxRows: number
  now: () => Date
  log: (line: string) => void
}

/**
 * The subset of PostgREST that supabase-js uses for select, filters, order, limit, insert, upsert, update,
 * delete and rpc without arguments, to be mounted at /rest/v1. The database enforces who may read and write
 * what: each request runs in a transaction with the caller's role and claims.
 */
export function restApp({ database, secret, maxRows, now, log }: RestOptions): Hono {
  const readSchema = schemaOf(database)

  async function respond(context: Context, target: Target): Promise<Response> {
    const request = await readRequest(context, target)
    const schema = await readSchema()
    const caller = await identifyCaller(request, schema, { secret, now })
    const plan = planFor(request, schema, maxRows)
    const response = await asCaller(database, caller, request, async (tx) =>
      responseFor(plan, await run(tx, plan)),
    )
    return context.newResponse(response.body, response)
  }

  const app = new Hono()
  app.all('/rpc/:name', (context) => respond(context, { kind: 'function', name: context.req.param('name') }))
  app.all('/:name', (context) => respond(context, { kind: 'table', name: context.req.param('name') }))
  app.all('*', () => {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  })
  app.onError((error, context) => {
    const known = error instanceof RestError ? error : new RestError(500, 'PGRSTX00', 'Internal error')
    if (known.status >= 500) logFailure(log, context, error)
    return restErrorResponse(context, known)
  })
  return app
}
