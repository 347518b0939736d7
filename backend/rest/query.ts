import { parseError, RestError, unknownColumn, unsatisfiableRange } from './errors.ts'
import type { Relation } from './schema.ts'

/** A parsed query string. Every column in it exists in the relation. */
export interface Query {
  columns: string[]
  filters: Filter[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number
}

interface Filter {
  column: string
  negated: boolean
  test: Test
}

/** Operators and predicates are SQL; operands are text from the request. */
export type Test =
  | { kind: 'compare'; operator: string; operand: string }
  | { kind: 'is'; predicate: string }
  | { kind: 'in'; operands: string[] }

interface OrderTerm {
  column: string
  direction: 'asc' | 'desc'
  nulls: 'first' | 'last' | undefined
}

type Parameter = [name: string, value: string]

/** Parameters that are not filters. */
const reserved = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey'])

/** Limits on the size of a query, because the database has no statement timeout. */
const maxFilters = 20
const maxListItems = 200

const comparisons = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])
const predicates = ['null', 'not_null', 'true', 'false', 'unknown']

/**
 * Parses select, order, limit, offset and the filters.
 * @throws RestError for anything that cannot be parsed, does not exist or is not supported
 */
export function readQuery(relation: Relation, parameters: Parameter[]): Query {
  const query: Query = {
    columns: [...relation.columns.keys()],
    filters: [],
    order: [],
    limit: undefined,
    offset: 0,
  }
  for (const [name, value] of parameters) {
    if (name === 'select') query.columns = readSelect(relation, value)
    else if (name === 'order') query.order = readOrder(relation, value)
    else if (name === 'limit') query.limit = readCount('limit', value)
    else if (name === 'offset') query.offset = readCount('offset', value)
    else if (!reserved.has(name)) query.filters.push(readFilter(relation, name, value))
  }
  if (query.filters.length > maxFilters) throw parseError('filter', 'too many filters')
  return query
}

/** The names that are neither reserved nor columns. In a GET request that calls a function, these are its arguments. */
export function argumentNames(relation: Relation | undefined, parameters: Parameter[]): string[] {
  const names = parameters.map(([name]) => name)
  return names.filter((name) => !reserved.has(name) && relation?.columns.has(name) !== true)
}

function readCount(name: string, value: string): number {
  if (/^-\d+$/.test(value)) throw unsatisfiableRange('Limit should be greater than or equal to zero.')
  if (!/^\d{1,9}$/.test(value)) throw parseError(`${name} parameter`, value)
  return Number(value)
}

/** Resolves a column name, which may be in double quotes. */
function findColumn(relation: Relation, quotedName: string): string | undefined {
  const name = /^".*"$/.test(quotedName) ? quotedName.slice(1, -1) : quotedName
  if (relation.columns.has(name)) return name
  if (/^[\p{L}\p{N}_$ ]+$/u.test(name)) throw unknownColumn(relation.name, name)
  return undefined
}

function readSelect(relation: Relation, text: string): string[] {
  const columns = splitOutsideBrackets(text).flatMap((item) => {
    if (item === '*') return [...relation.columns.keys()]
    if (item.endsWith('()')) {
      throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
    }
    const embedded = /^(?:\.\.\.)?(?:[\w ]+:)?([\w ]+)(?:![\w ]+)*\(/.exec(item)?.[1]
    if (embedded !== undefined) {
      throw new RestError(
        400,
        'PGRST200',
        `Could not find a relationship between '${relation.name}' and '${embedded}' in the schema cache`,
        {
          hint: 'The embedded backend does not support joins. Request each table separately.',
        },
      )
    }
    const column = findColumn(relation, item)
    if (column === undefined) throw parseError('select parameter', text)
    return [column]
  })
  return [...new Set(columns)]
}

/** Splits at commas, except inside brackets, which belong to an embedded relation. */
function splitOutsideBrackets(text: string): string[] {
  const items = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) items.push('')
    else items.push((items.pop() ?? '') + character)
  }
  return items
}

function readOrder(relation: Relation, text: string): OrderTerm[] {
  return text.split(',').map((term) => {
    const match = /^([^.]+)(\.asc|\.desc)?(\.nullsfirst|\.nullslast)?$/.exec(term)
    const [, quotedName, direction, nulls] = match ?? []
    const column = quotedName === undefined ? undefined : findColumn(relation, quotedName)
    if (column === undefined) throw parseError('order', text)
    return {
      column,
      direction: direction === '.desc' ? 'desc' : 'asc',
      nulls: nulls === undefined ? undefined : nulls === '.nullsfirst' ? 'first' : 'last',
    }
  })
}

function readFilter(relation: Relation, name: string, text: string): Filter {
  const match = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text)
  if (match === null) throw parseError('filter', text)
  const [, not, operator = '', operand = ''] = match
  const column = findColumn(relation, name)
  if (column === undefined) throw parseError('filter', `${name}=${text}`)
  const test = readTest(operator, operand)
  if (test === undefined) throw parseError('filter', text)
  return { column, negated: not !== undefined, test }
}

function readTest(operator: string, operand: string): Test | undefined {
  const comparison = comparisons.get(operator)
  if (comparison !== undefined) return { kind: 'compare', operator: comparison, operand }
  if (operator === 'is') {
    const predicate = predicates.find((each) => each === operand.toLowerCase())
    return predicate === undefined ? undefined : { kind: 'is', predicate: predicate.replace('_', ' ') }
  }
  if (operator === 'in') {
    const operands = readList(operand)
    return operands === undefined || operands.length > maxListItems ? undefined : { kind: 'in', operands }
  }
  return undefined
}

/** `(a,"b,c",d)` */
function readList(text: string): string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined
  const inner = text.slice(1, -1)
  if (inner === '') return []
  // The sticky flag tries each item once, where the previous one ended, so the time is linear in the length
  // of the list.
  const itemPattern = /(?:"((?:[^"\\]|\\.)*)"|([^",]*))(,|$)/sy
  const items: string[] = []
  for (;;) {
    const match = itemPattern.exec(inner)
    if (match === null) return undefined
    const [, quoted, bare = '', end] = match
    items.push(quoted === undefined ? bare : quoted.replace(/\\(.)/gs, '$1'))
    if (end === '') return items
  }
}
