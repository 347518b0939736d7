import type { DeletePlan, InsertPlan, Plan, ReadPlan, UpdatePlan } from './plan.ts'
import type { Query, Test } from './query.ts'
import type { Relation } from './schema.ts'

/** The one row that a plan's statement answers with. */
export interface Result {
  /** The rows as the database's own JSON text. */
  body: string
  count: number
  /** Of an insert: the rows that were not there before. */
  inserted?: number
  /** Of a read that counts: the rows on all pages. */
  total?: number
}

/** Notes a value as a parameter of the statement and returns the SQL that reads it as text. */
type Bind = (value: string) => string

/** The one statement that does what a plan says, and answers with a Result; undefined when there is nothing to do. */
export function statementFor(plan: Plan, bind: Bind): string | undefined {
  switch (plan.kind) {
    case 'read':
      return read(plan, bind)
    case 'insert':
      return write(plan, insert(plan, bind), plan.conflict?.action === 'merge' ? '(xmax = 0)' : 'true')
    case 'update':
      return write(plan, update(plan, bind))
    case 'delete':
      return write(plan, `delete from ${source(plan.relation)} ${where(plan, bind)}`)
    case 'nothing':
      return undefined
  }
}

function read(plan: ReadPlan, bind: Bind): string {
  const { relation, query, page, wishes } = plan
  const isCall = relation.kind === 'function'
  const matching = `from ${isCall ? 'called' : source(relation)} ${where(plan, bind)}`
  const total = wishes.count ? `, (select count(*)::int ${matching}) as total` : ''
  // Once, whatever is asked of what it returns: of an empty page nobody would call it, and to count it would be called again.
  const [call, called] = isCall
    ? [
        `with called as materialized (select * from ${source(relation)})`,
        ', (select count(*) from called) as called',
      ]
    : ['', '']
  return `${call} select ${jsonOf('page')} as body, count(*)::int as count${total}${called}
    from (select ${list(query.columns)} ${matching} ${orderBy(query)}
          limit ${page.limit} offset ${page.offset}) page`
}

/** @param isNew SQL that tells whether a written row was not there before */
function write(plan: InsertPlan | UpdatePlan | DeletePlan, statement: string, isNew = 'false'): string {
  const { query, wishes } = plan
  // No column has that name: it is no word.
  const returning = [`${isNew} as "inserted?"`, ...(wishes.returnRows ? [list(query.columns)] : [])]
  const body = wishes.returnRows
    ? `(select ${jsonOf('page')} from (select ${list(query.columns)} from changed ${orderBy(query)}) page)`
    : `''`
  return `with changed as (${statement} returning ${returning.join(', ')})
    select ${body} as body, count(*)::int as count, count(*) filter (where "inserted?")::int as inserted
    from changed`
}

function insert({ relation, payload, conflict }: InsertPlan, bind: Bind): string {
  const columns = list(payload.columns)
  const rows =
    payload.columns.length === 0
      ? 'default values'
      : `(${columns}) select ${columns} from ${rowsOf(relation, bind(payload.rows))}`
  const statement = `insert into ${source(relation)} ${rows}`
  if (conflict === undefined) return statement
  const onConflict = `${statement} on conflict (${list(conflict.columns)})`
  if (conflict.action === 'ignore') return `${onConflict} do nothing`
  const merge = payload.columns.map((column) => `${quote(column)} = excluded.${quote(column)}`)
  return `${onConflict} do update set ${merge.join(', ')}`
}

function update(plan: UpdatePlan, bind: Bind): string {
  const { relation, payload } = plan
  const columns = list(payload.columns)
  const row = `select ${columns} from ${rowsOf(relation, bind(payload.rows))} limit 1`
  return `update ${source(relation)} set (${columns}) = (${row}) ${where(plan, bind)}`
}

/** The rows of a JSON array, read by the table's own types. */
function rowsOf(relation: Relation, json: string): string {
  return `json_populate_recordset(null::${source(relation)}, ${json}::json)`
}

function jsonOf(rows: string): string {
  return `coalesce(json_agg(row_to_json(${rows})), '[]')::text`
}

function where({ relation, query }: Pick<ReadPlan, 'relation' | 'query'>, bind: Bind): string {
  const conditions = query.filters.map(({ column, negated, test }) => {
    const type = relation.columns.get(column) ?? 'text'
    const condition = `${quote(column)} ${conditionOf(test, (value) => `${bind(value)}::${type}`)}`
    return negated ? `not (${condition})` : condition
  })
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
}

function conditionOf(test: Test, bind: Bind): string {
  switch (test.kind) {
    case 'compare':
      return `${test.operator} ${bind(test.operand)}`
    case 'is':
      return `is ${test.predicate}`
    case 'in':
      return test.operands.length === 0 ? `= any ('{}')` : `in (${test.operands.map(bind).join(', ')})`
  }
}

function orderBy({ order }: Query): string {
  const terms = order.map(({ column, direction, nulls }) =>
    [quote(column), direction, ...(nulls === undefined ? [] : [`nulls ${nulls}`])].join(' '),
  )
  return terms.length === 0 ? '' : `order by ${terms.join(', ')}`
}

function source({ kind, name }: Relation): string {
  return kind === 'function' ? `public.${quote(name)}()` : `public.${quote(name)}`
}

function list(columns: string[]): string {
  return columns.map(quote).join(', ')
}

/** Quotes an identifier. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
