import { fieldsOf, parseJson } from '../json-body.ts'
import { RestError, unknownBodyColumn } from './errors.ts'
import type { RestRequest } from './request.ts'
import type { Relation } from './schema.ts'

/** Rows to be written. */
export interface Payload {
  /** The columns that are written; each is one of the table's. */
  columns: string[]
  /** A JSON array; the database reads the values from this text by its own types. */
  rows: string
  count: number
}

/** Rows in one write; the site itself sends one. They are all in the database's hands at once, and everybody waits. */
const mostRows = 1000
/** Names in one object: no table has as many columns, and each is looked up and told back. */
const mostNames = 64

/**
 * Reads the body of a write.
 * @param columns the names of the `columns` parameter, which stand in for the rows' own keys
 * @throws RestError for what cannot be read, or names a column that the table does not have
 */
export function readPayload(request: RestRequest, table: Relation, columns?: string[]): Payload {
  const value = readJson(request)
  const rows = Array.isArray(value) ? value : [value]
  if (rows.length > mostRows) {
    throw new RestError(413, 'PGRST102', `At most ${mostRows} rows can be written in one request`)
  }
  const first = rows[0]
  // A bare scalar writes nothing; so does an empty array.
  if (first === undefined || (!Array.isArray(value) && typeof first !== 'object') || value === null) {
    return { columns: [], rows: '[]', count: 0 }
  }
  const keys = keysOf(rows, columns !== undefined)
  const written = columns ?? keys
  const unknown = written.find((column) => !table.columns.has(column))
  if (unknown !== undefined) throw unknownBodyColumn(table.name, unknown)
  return {
    columns: written,
    rows: Array.isArray(value) ? request.body : `[${request.body}]`,
    count: rows.length,
  }
}

/** The names of the arguments in the body of a call; none in an empty body. */
export function readArguments(request: RestRequest): string[] {
  const fields = fieldsOf(readJson(request, '{}'))
  if (fields === undefined) throw unreadable()
  if (fields.size > mostNames) throw tooManyNames()
  return [...fields.keys()]
}

/** The keys of the first row, which the others must have as well unless they may differ. */
function keysOf(rows: unknown[], mayDiffer: boolean): string[] {
  const fields = rows.map(fieldsOf)
  const keys = [...(fields[0]?.keys() ?? [])]
  if (keys.length > mostNames) throw tooManyNames()
  const isAlike = (row: Map<string, unknown>) => row.size === keys.length && keys.every((key) => row.has(key))
  if (!fields.every((row) => row !== undefined && (mayDiffer || isAlike(row)))) throw unequalKeys()
  return keys
}

function readJson({ contentType, body }: RestRequest, whenEmpty = ''): unknown {
  if (contentType !== 'application/json') {
    throw new RestError(400, 'PGRST102', `Content-Type not acceptable: ${contentType}`)
  }
  const value = parseJson(body === '' ? whenEmpty : body)
  if (value === undefined) throw unreadable()
  return value
}

function unreadable(): RestError {
  return new RestError(400, 'PGRST102', 'Empty or invalid json')
}

function tooManyNames(): RestError {
  return new RestError(413, 'PGRST102', `At most ${mostNames} names can be written in one object`)
}

export function unequalKeys(): RestError {
  return new RestError(400, 'PGRST102', 'All object keys must match')
}
