import { parseError, RestError, unknownColumn } from './errors.ts'
import { quote, type Relation } from './schema.ts'

/** A request's query string as SQL fragments over one relation, and the fragments' parameters. */
export interface Query {
  /** The selected columns, comma separated. */
  columns: string
  /** `where …`, or empty. */
  where: string
  /** `order by …`, or empty. */
  order: string
  limit: number | undefined
  offset: number
  values: string[]
}

/** Names that are not filters. */
export const reserved = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey'])

/** The database has no statement timeout, so a request may not ask for much. */
const mostFilters = 20
const mostListed = 200

const comparisons = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
])
const predicates = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
])

/**
 * Reads select, order, limit, offset and the filters.
 * @param parameters those of the query string that are meant for the relation
 * @param taken how many `$n` the statement has used already
 * @throws RestError for what cannot be read, does not exist, or is not supported
 */
export function readQuery(relation: Relation, parameters: [key: string, value: string][], taken = 0): Query {
  const values: string[] = []
  const bind = (value: string, type: string) => `$${taken + values.push(value)}::text::${type}`
  const conditions: string[] = []
  let columns = [...relation.columns.keys()].map(quote).join(', ')
  let order = ''
  let limit: number | undefined
  let offset = 0
  for (const [key, value] of parameters) {
    if (key === 'select') columns = readSelect(relation, value)
    else if (key === 'order') order = readOrder(relation, value)
    else if (key === 'limit') limit = readCount('limit', value)
    else if (key === 'offset') offset = readCount('offset', value)
    else if (!reserved.has(key)) conditions.push(readFilter(relation, key, value, bind))
  }
  if (conditions.length > mostFilters) throw parseError('filter', 'too many filters')
  return {
    columns,
    where: conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`,
    order,
    limit,
    offset,
    values,
  }
}

function readCount(name: string, value: string): number {
  if (/^-\d+$/.test(value)) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    })
  }
  if (!/^\d{1,9}$/.test(value)) throw parseError(`${name} parameter`, value)
  return Number(value)
}

/** A column's name as it may stand in a query: bare, or in double quotes. */
function findColumn(relation: Relation, written: string): string | undefined {
  const name = /^".*"$/.test(written) ? written.slice(1, -1) : written
  if (relation.columns.has(name)) return name
  if (/^[\p{L}\p{N}_$ ]+$/u.test(name)) throw unknownColumn(relation.name, name)
  return undefined
}

function readSelect(relation: Relation, text: string): string {
  const chosen = splitOutsideBrackets(text).flatMap((item) => {
    if (item === '*') return [...relation.columns.keys()]
    if (/\(\)$/.test(item)) {
      throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
    }
    const embedded = /^(?:\.\.\.)?(?:[\w ]+:)?([\w ]+)(?:![\w ]+)*\(/.exec(item)?.[1]
    if (embedded !== undefined) {
      // No table here has a foreign key to another one that is exposed.
      throw new RestError(
        400,
        'PGRST200',
        `Could not find a relationship between '${relation.name}' and '${embedded}' in the schema cache`,
      )
    }
    const column = findColumn(relation, item)
    if (column === undefined) throw parseError('select parameter', text)
    return [column]
  })
  return [...new Set(chosen)].map(quote).join(', ')
}

/** At its commas, but not at those inside brackets, which belong to an embedded relation. */
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

function readOrder(relation: Relation, text: string): string {
  const terms = text.split(',').map((term) => {
    const match = /^([^.]+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/.exec(term)
    const column = match?.[1] === undefined ? undefined : findColumn(relation, match[1])
    if (column === undefined) throw parseError('order', text)
    const nulls = match?.[3] === undefined ? '' : ` nulls ${match[3].slice('nulls'.length)}`
    return `${quote(column)} ${match?.[2] ?? 'asc'}${nulls}`
  })
  return `order by ${terms.join(', ')}`
}

/** Notes a value as a parameter and returns the SQL that reads it as `type`. */
type Bind = (value: string, type: string) => string

function readFilter(relation: Relation, key: string, text: string, bind: Bind): string {
  const match = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text)
  if (match === null) throw parseError('filter', text)
  const [, not, operator = '', operand = ''] = match
  const column = findColumn(relation, key)
  if (column === undefined) throw parseError('filter', `${key}=${text}`)
  const condition = readCondition(relation, column, operator, operand, bind)
  if (condition === undefined) throw parseError('filter', text)
  return not === undefined ? condition : `not (${condition})`
}

function readCondition(
  relation: Relation,
  column: string,
  operator: string,
  operand: string,
  bind: Bind,
): string | undefined {
  const name = quote(column)
  const type = relation.columns.get(column) ?? 'text'

  const comparison = comparisons.get(operator)
  if (comparison !== undefined) return `${name} ${comparison} ${bind(operand, type)}`
  if (operator === 'is') {
    const predicate = predicates.get(operand.toLowerCase())
    return predicate === undefined ? undefined : `${name} is ${predicate}`
  }
  if (operator === 'in') {
    const list = readList(operand)
    if (list === undefined || list.length > mostListed) return undefined
    return list.length === 0 ? 'false' : `${name} in (${list.map((value) => bind(value, type)).join(', ')})`
  }
  return undefined
}

/** `(a,"b,c",d)` */
function readList(text: string): string[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined
  const inner = text.slice(1, -1)
  if (inner === '') return []
  // Each piece is tried once, at the place where the last one ended: a list takes as long as it is long.
  const piece = /(?:"((?:[^"\\]|\\.)*)"|([^",]*))(,|$)/sy
  const items: string[] = []
  for (;;) {
    const match = piece.exec(inner)
    if (match === null) return undefined
    const [, quoted, bare = '', end] = match
    items.push(quoted === undefined ? bare : quoted.replace(/\\(.)/gs, '$1'))
    if (end === '') return items
  }
}
