import type { PGlite } from '@electric-sql/pglite'

/** What a request may name. Every name that reaches SQL comes from here, never from the request. */
export interface SchemaCache {
  tables: Map<string, Relation>
  /** By name; several when a function is overloaded. */
  routines: Map<string, Routine[]>
  /** Every role, and whether a token may ask for it. */
  roles: Map<string, boolean>
}

/** A table, a view, or the rows of a function. */
export interface Relation {
  name: string
  /** Column name to SQL type, in the table's order. */
  columns: Map<string, string>
  primaryKey: string[]
}

export interface Routine {
  name: string
  parameters: { name: string; type: string; required: boolean }[]
  /** `rows`: a table; `row`: one composite; `values`, `value`: the same of a scalar; `void`. */
  returns: 'rows' | 'row' | 'values' | 'value' | 'void'
  /** The columns of `rows` and `row`. */
  columns: Map<string, string>
}

/** Quotes an identifier. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Reads the exposed schema, `public`. Migrations run before the gateway starts, so once is enough. */
export async function readSchema(database: PGlite): Promise<SchemaCache> {
  const tables = await database.query<{
    name: string
    columns: [string, string][]
    primary_key: string[] | null
  }>(`
    select c.relname as name,
      (select json_agg(json_build_array(a.attname, format_type(a.atttypid, null)) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary) as primary_key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`)

  const routines = await database.query<{
    name: string
    parameters: [name: string | null, type: string, mode: string][]
    defaults: number
    returns_set: boolean
    return_kind: string
    return_type: string
    return_columns: [string, string][] | null
  }>(`
    select p.proname as name, p.pronargdefaults as defaults, p.proretset as returns_set,
      t.typtype as return_kind, format_type(t.oid, null) as return_type,
      coalesce((
        select json_agg(json_build_array(p.proargnames[n], format_type(type, null), coalesce(p.proargmodes[n], 'i')) order by n)
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg (type, n)
      ), '[]') as parameters,
      (select json_agg(json_build_array(a.attname, format_type(a.atttypid, null)) order by a.attnum)
         from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) as return_columns
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and t.typname not in ('trigger', 'event_trigger')`)

  const roles = await database.query<{ name: string; member: boolean }>(
    `select rolname as name, pg_has_role('authenticator', oid, 'member') as member from pg_roles`,
  )

  const byName = new Map<string, Routine[]>()
  for (const row of routines.rows) {
    const inputs = row.parameters.filter(([, , mode]) => mode === 'i' || mode === 'b' || mode === 'v')
    const outputs = row.parameters.filter(([, , mode]) => mode === 't' || mode === 'o' || mode === 'b')
    const isTable = outputs.length > 0 || row.return_kind === 'c'
    const single = isTable ? 'row' : row.return_type === 'void' ? 'void' : 'value'
    const routine: Routine = {
      name: row.name,
      parameters: inputs.map(([name, type], index) => ({
        name: name ?? '',
        type,
        required: index < inputs.length - row.defaults,
      })),
      returns: row.returns_set ? (isTable ? 'rows' : 'values') : single,
      columns: new Map(
        outputs.length > 0 ? outputs.map(([name, type]) => [name ?? '', type]) : (row.return_columns ?? []),
      ),
    }
    byName.set(row.name, [...(byName.get(row.name) ?? []), routine])
  }
  return {
    tables: new Map(
      tables.rows.map((row) => [
        row.name,
        { name: row.name, columns: new Map(row.columns), primaryKey: row.primary_key ?? [] },
      ]),
    ),
    routines: byName,
    roles: new Map(roles.rows.map(({ name, member }) => [name, member])),
  }
}
