import { RestError, unsatisfiableRange } from './errors.ts'
import type { Plan } from './plan.ts'
import type { Result } from './sql.ts'
import { objectType } from './wishes.ts'

export interface Answer {
  status: 200 | 201 | 204 | 206
  headers: Record<string, string>
  body: string | null
}

/**
 * The response to the caller.
 * @throws RestError when a single row was requested and the result is not one row. Call it inside the
 *   transaction, so that a write of several rows is rolled back.
 */
export function answerTo(plan: Plan, result: Result): Answer {
  const { wishes } = plan
  if (plan.kind === 'read' && result.total !== undefined && plan.page.offset > result.total) {
    throw unsatisfiableRange(
      `An offset of ${plan.page.offset} was requested, but there are only ${result.total} rows.`,
    )
  }
  if (wishes.singleObject && result.count !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${result.count} rows`,
    })
  }
  const status = statusOf(plan, result)
  const headers = {
    'Content-Range': contentRange(plan, result),
    ...(wishes.applied === '' ? {} : { 'Preference-Applied': wishes.applied }),
  }
  if (plan.kind !== 'read' && !wishes.returnRows) return { status, headers, body: null }
  const type = wishes.singleObject ? objectType : 'application/json'
  return {
    status,
    headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` },
    body: wishes.singleObject ? result.body.slice(1, -1) : result.body,
  }
}

function statusOf(plan: Plan, { count, inserted, total }: Result): Answer['status'] {
  switch (plan.kind) {
    case 'read':
      return total !== undefined && count < total ? 206 : 200
    case 'insert':
      return plan.conflict?.action === 'merge' && inserted === 0 ? 200 : 201
    case 'update':
    case 'delete':
      return plan.wishes.returnRows ? 200 : 204
    case 'nothing':
      return plan.status
  }
}

function contentRange(plan: Plan, { count, total }: Result): string {
  const first = plan.kind === 'read' ? plan.page.offset : 0
  const hasPlaces = plan.kind === 'read' || plan.kind === 'update'
  const span = hasPlaces && count > 0 ? `${first}-${first + count - 1}` : '*'
  const all = plan.kind === 'read' ? total : plan.wishes.count ? count : undefined
  return `${span}/${all ?? '*'}`
}
