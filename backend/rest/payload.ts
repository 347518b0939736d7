import { fieldsOf, parseJson } from '../json-body.ts'
import { RestError, unknownBodyColumn } from './errors.ts'
import type { RestRequest } from './request.ts'
import type { Relation } from './schema.ts'

/** The rows to write. */
export interface Payload {
  /** The columns to write, all of which exist in the table. */
  columns: string[]
  /** A JSON array. The database parses the values from this text according to its own types. */
  rows: string
  count: number
}

/**
 * The maximum number of rows in one write; the site itself sends one. A single statement writes all of them and blocks
 * everything else while it runs.
 */
const maxRows = 1000
/**
 * The maximum number of keys in one object. No table has that many columns, and every key is looked up and may be
 * quoted in an error.
 */
const maxKeys = 64

/**
 * Parses the body of a write.
 * @param columns the names in the `columns` parameter, which replace the rows' keys
 * @throws RestError when the body cannot be parsed or names a column that the table does not have
 */
export function readPayload(request: RestRequest, table: Relation, columns?: string[]): Payload {
  const value = readJson(request)
  const rows = Array.isArray(value) ? value : [value]
  if (rows.length > maxRows) {
    throw new RestError(413, 'PGRST102', `One request can write at most ${maxRows} rows`)
  }
  const first = rows[0]
  // A bare scalar or an empty array writes nothing.
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

/** The names of the arguments in the body of a function call; an empty body has none. */
export function readArguments(request: RestRequest): string[] {
  const fields = fieldsOf(readJson(request, '{}'))
  if (fields === undefined) throw unreadable()
  if (fields.size > maxKeys) throw tooManyKeys()
  return [...fields.keys()]
}

/** The keys of the first row. The other rows must have the same keys, unless `mayDiffer`. */
function keysOf(rows: unknown[], mayDiffer: boolean): string[] {
  const fields = rows.map(fieldsOf)
  const keys = [...(fields[0]?.keys() ?? [])]
  if (keys.length > maxKeys) throw tooManyKeys()
  const hasSameKeys = (row: Map<string, unknown>) =>
    row.size === keys.length && keys.every((key) => row.has(key))
  if (!fields.every((row) => row !== undefined && (mayDiffer || hasSameKeys(row)))) throw unequalKeys()
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

function tooManyKeys(): RestError {
  return new RestError(413, 'PGRST102', `One object can have at most ${maxKeys} keys`)
}

export function unequalKeys(): RestError {
  return new RestError(400, 'PGRST102', 'All object keys must match')
}
