import { parseError, RestError, unknownBodyColumn, unsatisfiableRange } from './errors.ts'
import { type Payload, readArguments, readPayload, unequalKeys } from './payload.ts'
import { type Preferences, parsePreferences } from './preferences.ts'
import { argumentNames, type Query, readQuery } from './query.ts'
import { isRead, type RestRequest } from './request.ts'
import type { Relation, Schema } from './schema.ts'

/**
 * What a request does. Every name in it comes from the schema; every value is the unchanged text of the
 * request.
 */
export type Plan = ReadPlan | InsertPlan | UpdatePlan | DeletePlan | EmptyPlan

interface RelationPlan {
  relation: Relation
  query: Query
  preferences: Preferences
}

export interface ReadPlan extends RelationPlan {
  kind: 'read'
  page: Page
}

export interface InsertPlan extends RelationPlan {
  kind: 'insert'
  payload: Payload
  conflict: Conflict | undefined
}

export interface UpdatePlan extends RelationPlan {
  kind: 'update'
  payload: Payload
}

export interface DeletePlan extends RelationPlan {
  kind: 'delete'
}

/** A write with no rows or no columns, which does nothing. */
interface EmptyPlan {
  kind: 'nothing'
  status: 200 | 204
  preferences: Preferences
}

interface Page {
  limit: number
  offset: number
}

/** What to do with a row whose key already exists. If a request does not say, a duplicate key is an error. */
interface Conflict {
  columns: string[]
  action: 'merge' | 'ignore'
}

/**
 * Plans a request.
 * @param maxRows the maximum number of rows in one response
 * @throws RestError for anything that cannot be parsed, does not exist or is not supported
 */
export function planFor(request: RestRequest, schema: Schema, maxRows: number): Plan {
  return request.target.kind === 'function'
    ? planCall(request, schema, maxRows)
    : planTable(request, schema, maxRows)
}

function planCall(request: RestRequest, { functions }: Schema, maxRows: number): Plan {
  const { method, target, parameters } = request
  if (!isRead(request) && method !== 'POST') {
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  const preferences = parsePreferences(request)
  const relation = functions.get(target.name)
  const argumentList = isRead(request) ? argumentNames(relation, parameters) : readArguments(request)
  if (relation === undefined || argumentList.length > 0) {
    const signature =
      argumentList.length === 0
        ? `${target.name} without parameters`
        : `${target.name}(${argumentList.join(', ')})`
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${signature} in the schema cache`,
    )
  }
  return planRead(request, relation, preferences, maxRows)
}

function planTable(request: RestRequest, { tables }: Schema, maxRows: number): Plan {
  const { method, target, parameters } = request
  if (!isRead(request) && !['POST', 'PATCH', 'DELETE'].includes(method)) {
    throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  }
  const relation = tables.get(target.name)
  if (relation === undefined) {
    throw new RestError(
      404,
      'PGRST205',
      `Could not find the table 'public.${target.name}' in the schema cache`,
    )
  }
  const preferences = parsePreferences(request)
  if (isRead(request)) return planRead(request, relation, preferences, maxRows)
  const query = readQuery(relation, parameters)
  if (query.limit !== undefined || query.offset > 0) throw parseError('limit parameter', 'only on reads')
  if (method === 'POST') return planInsert(request, relation, query, preferences)
  if (query.filters.length === 0) {
    // The same error as from the hosted database's safeupdate extension.
    const verb = method === 'PATCH' ? 'UPDATE' : 'DELETE'
    throw new RestError(400, '21000', `${verb} requires a WHERE clause`)
  }
  if (method === 'DELETE') return { kind: 'delete', relation, query, preferences }
  const payload = readPayload(request, relation)
  return payload.columns.length === 0
    ? { kind: 'nothing', status: preferences.returnRows ? 200 : 204, preferences }
    : { kind: 'update', relation, query, payload, preferences }
}

function planRead(request: RestRequest, relation: Relation, preferences: Preferences, maxRows: number): Plan {
  const query = readQuery(relation, request.parameters)
  return { kind: 'read', relation, query, page: readPage(request, query, maxRows), preferences }
}

/** The requested page, from limit and offset or a Range header, with at most `maxRows` rows. */
function readPage({ range }: RestRequest, query: Query, maxRows: number): Page {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(range) ?? []
  const limit = Math.min(query.limit ?? maxRows, maxRows)
  if (from === undefined) return { limit, offset: query.offset }
  const offset = Math.max(Number(from), query.offset)
  const last = to ? Number(to) : Number.POSITIVE_INFINITY
  if (last < Number(from)) {
    throw unsatisfiableRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { limit: Math.max(0, Math.min(limit, last - offset + 1)), offset }
}

function planInsert(request: RestRequest, relation: Relation, query: Query, preferences: Preferences): Plan {
  const payload = readPayload(request, relation, listOfNames(request, 'columns'))
  const target = listOfNames(request, 'on_conflict') ?? relation.primaryKey
  const unknown = target.find((column) => !relation.columns.has(column))
  if (unknown !== undefined) throw unknownBodyColumn(relation.name, unknown)
  if (payload.count === 0) return { kind: 'nothing', status: 200, preferences }
  // `insert … default values` writes a single row.
  if (payload.columns.length === 0 && payload.count > 1) throw unequalKeys()

  const merges = preferences.resolution === 'merge-duplicates' && payload.columns.length > 0
  const conflict: Conflict | undefined =
    preferences.resolution === undefined || target.length === 0
      ? undefined
      : { columns: target, action: merges ? 'merge' : 'ignore' }
  return { kind: 'insert', relation, query, payload, conflict, preferences }
}

/** The names in a parameter such as `columns="a","b"`; undefined when it is absent. */
function listOfNames({ parameters }: RestRequest, parameter: string): string[] | undefined {
  const value = parameters.find(([name]) => name === parameter)?.[1]
  return value?.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'))
}
