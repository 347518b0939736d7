import { RestError, unsatisfiableRange } from './errors.ts'
import type { Plan } from './plan.ts'
import { singleObjectType } from './preferences.ts'
import type { Result } from './sql.ts'

export interface RestResponse {
  status: 200 | 201 | 204 | 206
  headers: Record<string, string>
  body: string | null
}

/**
 * The response to the caller.
 * @throws RestError when a single row was requested and the result is not one row. Call it inside the
 *   transaction, so that a write of several rows is rolled back.
 */
export function responseFor(plan: Plan, result: Result): RestResponse {
  const { preferences } = plan
  if (plan.kind === 'read' && result.total !== undefined && plan.page.offset > result.total) {
    throw unsatisfiableRange(
      `An offset of ${plan.page.offset} was requested, but there are only ${result.total} rows.`,
    )
  }
  if (preferences.singleObject && result.count !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${result.count} rows`,
    })
  }
  const status = statusOf(plan, result)
  const headers = {
    'Content-Range': contentRange(plan, result),
    ...(preferences.applied === '' ? {} : { 'Preference-Applied': preferences.applied }),
  }
  if (plan.kind !== 'read' && !preferences.returnRows) return { status, headers, body: null }
  const type = preferences.singleObject ? singleObjectType : 'application/json'
  return {
    status,
    headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` },
    body: preferences.singleObject ? result.body.slice(1, -1) : result.body,
  }
}

function statusOf(plan: Plan, { count, inserted, total }: Result): RestResponse['status'] {
  switch (plan.kind) {
    case 'read':
      return total !== undefined && count < total ? 206 : 200
    case 'insert':
      return plan.conflict?.action === 'merge' && inserted === 0 ? 200 : 201
    case 'update':
    case 'delete':
      return plan.preferences.returnRows ? 200 : 204
    case 'nothing':
      return plan.status
  }
}

function contentRange(plan: Plan, { count, total }: Result): string {
  const first = plan.kind === 'read' ? plan.page.offset : 0
  const hasRange = plan.kind === 'read' || plan.kind === 'update'
  const range = hasRange && count > 0 ? `${first}-${first + count - 1}` : '*'
  const size = plan.kind === 'read' ? total : plan.preferences.count ? count : undefined
  return `${range}/${size ?? '*'}`
}
