import type { PGlite } from '@electric-sql/pglite'

/** The names that a request may use. Every name in an SQL statement comes from here, never from the request. */
export interface Schema {
  tables: Map<string, Relation>
  /** Functions without arguments that return rows. The site has no others, and no others can be called. */
  functions: Map<string, Relation>
  /** Every role, and whether a token may request it. */
  roles: Map<string, boolean>
}

/** A table, or the result of a function. */
export interface Relation {
  kind: 'table' | 'function'
  name: string
  /** Column names and SQL types, in the relation's order. */
  columns: Map<string, string>
  /** The columns of the primary key; empty if there is no primary key. */
  primaryKey: string[]
}

/**
 * Reads the schema on first use and caches it: migrations run before the gateway starts, so it does not
 * change.
 */
export function schemaOf(database: PGlite): () => Promise<Schema> {
  let reading: Promise<Schema> | undefined
  return () => {
    reading ??= readSchema(database).catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

interface RelationRow {
  name: string
  columns: [name: string, type: string][]
  primary_key: string[] | null
}

/** Reads the exposed schema, `public`. */
export async function readSchema(database: PGlite): Promise<Schema> {
  const tables = await database.query<RelationRow>(`
    select c.relname as name, ${columnsOf('c.oid')} as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary) as primary_key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)

  // The columns of `returns table (…)` are output arguments. With no input arguments they are the only ones.
  const functions = await database.query<RelationRow>(`
    select * from (
      select p.proname as name, null as primary_key, coalesce(
        (select json_agg(json_build_array(p.proargnames[n], format_type(type, null)) order by n)
           from unnest(p.proallargtypes) with ordinality as result (type, n)),
        ${columnsOf('t.typrelid')}) as columns
      from pg_proc p join pg_type t on t.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proretset and p.pronargs = 0
    ) as callable where columns is not null`)

  const roles = await database.query<{ name: string; member: boolean }>(
    `select rolname as name, pg_has_role('authenticator', oid, 'member') as member from pg_roles`,
  )
  return {
    tables: relations('table', tables.rows),
    functions: relations('function', functions.rows),
    roles: new Map(roles.rows.map(({ name, member }) => [name, member])),
  }
}

/** SQL for the columns of the relation with this oid; null when there is no such relation. */
function columnsOf(oid: string): string {
  return `(select json_agg(json_build_array(attname, format_type(atttypid, null)) order by attnum)
    from pg_attribute where attrelid = ${oid} and attnum > 0 and not attisdropped)`
}

function relations(kind: Relation['kind'], rows: RelationRow[]): Map<string, Relation> {
  return new Map(
    rows.map(({ name, columns, primary_key }) => [
      name,
      { kind, name, columns: new Map(columns), primaryKey: primary_key ?? [] },
    ]),
  )
}
