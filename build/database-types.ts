/**
 * Writes src/lib/database.types.ts from supabase/migrations: runs them in PGlite and reads the catalogue. The
 * shape is that of `supabase gen types typescript`, which needs Docker or a hosted project; this needs neither.
 *
 *   npx tsx build/database-types.ts            writes the file
 *   npx tsx build/database-types.ts --check    writes nothing; exit code 1 when the file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase, type SqlConnection } from '../backend/database/database.ts'

export const typesFile = fileURLToPath(new URL('../src/lib/database.types.ts', import.meta.url))

interface Column {
  name: string
  type: string
  nullable: boolean
  has_default: boolean
}

interface Table {
  name: string
  columns: Column[]
}

interface ApiFunction {
  name: string
  /** The table whose rows it returns. */
  returns: string
}

/**
 * The text of database.types.ts for the `public` schema that `connection` sees.
 * Throws on anything in the schema that the project has not needed so far and this therefore cannot write.
 */
export async function databaseTypes(connection: SqlConnection): Promise<string> {
  await refuseWhatIsNotCovered(connection)
  const { rows: tables } = await connection.query<Table>(`
    select relation.relname as name, json_agg(json_build_object(
      'name', attribute.attname,
      'type', type.typname,
      'nullable', not attribute.attnotnull,
      'has_default', attribute.atthasdef
    )) as columns
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid
    join pg_type as type on type.oid = attribute.atttypid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
      and attribute.attnum > 0 and not attribute.attisdropped
    group by relation.relname
  `)
  const { rows: functions } = await connection.query<ApiFunction>(`
    select proname as name, typrelid::regclass::text as returns
    from pg_proc join pg_type on pg_type.oid = prorettype
    where pronamespace = 'public'::regnamespace
  `)
  tables.sort(byName)
  for (const table of tables) table.columns.sort(byName)
  functions.sort(byName)

  return `// Written by build/database-types.ts from supabase/migrations: change those, then run it again.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Tells supabase-js what the server can do.
  __InternalSupabase: {
    PostgrestVersion: "14.12"
  }
  public: {
    Tables: {
${tables.map(tableType).join('\n')}
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
${functions.map((each) => functionType(each, tables)).join('\n')}
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicTables = Database["public"]["Tables"]

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]["Row"]
/** A row as it may be inserted. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]["Insert"]
/** The columns of a row that an update may set. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]["Update"]
`
}

function tableType({ name, columns }: Table): string {
  return `      ${name}: {
        Row: {
${columns.map((column) => `          ${column.name}: ${columnType(column)}`).join('\n')}
        }
        Insert: {
${columns.map((column) => `          ${column.name}${column.nullable || column.has_default ? '?' : ''}: ${columnType(column)}`).join('\n')}
        }
        Update: {
${columns.map((column) => `          ${column.name}?: ${columnType(column)}`).join('\n')}
        }
        Relationships: []
      }`
}

function functionType({ name, returns }: ApiFunction, tables: Table[]): string {
  const columns = tables.find((table) => table.name === returns)?.columns ?? []
  return `      ${name}: {
        Args: never
        Returns: {
${columns.map((column) => `          ${column.name}: ${columnType(column)}`).join('\n')}
        }[]
        SetofOptions: {
          from: "*"
          to: "${returns}"
          isOneToOne: false
          isSetofReturn: true
        }
      }`
}

const typeScriptTypes: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  // Sent as text: the client never makes a Date of them.
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

function columnType({ name, type, nullable }: Column): string {
  const typeScriptType = typeScriptTypes[type]
  if (typeScriptType === undefined) {
    throw new Error(`Column ${name} has the type ${type}: say in typeScriptTypes what the client receives.`)
  }
  return nullable ? `${typeScriptType} | null` : typeScriptType
}

async function refuseWhatIsNotCovered(connection: SqlConnection): Promise<void> {
  const { rows } = await connection.query<{ what: string }>(`
    select 'the view ' || relname as what
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    union all select 'the enum or domain ' || typname
      from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    union all select 'the composite type ' || relname
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'c'
    union all select 'the generated column ' || attname
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and (attidentity <> '' or attgenerated <> '')
    union all select 'the relationship ' || conname
      from pg_constraint join pg_class as target on target.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace and target.relnamespace = connamespace
    union all select 'the function ' || proname || ', which takes arguments or returns no table rows'
      from pg_proc join pg_type on pg_type.oid = prorettype
      where pronamespace = 'public'::regnamespace and (pronargs > 0 or not proretset or typrelid = 0)
  `)
  if (rows.length > 0) {
    throw new Error(`build/database-types.ts cannot write ${rows.map(({ what }) => what).join(', ')} yet.`)
  }
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await openDatabase({ log: () => {} })
  const wanted = await databaseTypes(database)
  await database.close()

  if (!process.argv.includes('--check')) {
    writeFileSync(typesFile, wanted)
  } else if (readFileSync(typesFile, 'utf8') !== wanted) {
    console.error('src/lib/database.types.ts is out of date. Run: npx tsx build/database-types.ts')
    process.exitCode = 1
  }
}
