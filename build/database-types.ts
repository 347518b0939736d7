/**
 * Generates src/lib/database.types.ts from supabase/migrations: runs them in PGlite and introspects the result with
 * Supabase's own generator, the one behind `supabase gen types typescript`. The CLI itself would need Docker or a
 * hosted project.
 *
 *   npx tsx build/database-types.ts            writes the file
 *   npx tsx build/database-types.ts --check    writes nothing; exit code 1 when the file is out of date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen'
import type { SqlConnection } from '../backend/database/migrate.ts'
import { openDatabase } from '../backend/database/open.ts'

export const typesFile = fileURLToPath(new URL('../src/lib/database.types.ts', import.meta.url))

/** The text of database.types.ts for the `public` schema that `connection` sees. */
export async function databaseTypes(connection: SqlConnection): Promise<string> {
  const schema = sortGeneratorMetadata(await introspect(connection, { includedSchemas: ['public'] }))
  const whole = await generateTypescript(schema, {
    detectOneToOneRelationships: true,
    // The version that the hosted service runs. supabase-js derives the server's features from it.
    postgrestVersion: '14.12',
  })
  // The rest of the output is shorthand types (`Tables<'words'>`) that nothing here uses.
  const [types = ''] = whole.split('\ntype DatabaseWithoutInternals')
  return `// Written by build/database-types.ts from supabase/migrations: change those, then run it again.\n\n${types}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = await openDatabase({ log: () => {} })
  const wanted = await databaseTypes(database)
  await database.close()

  if (!process.argv.includes('--check')) {
    writeFileSync(typesFile, wanted)
  } else if (readFileSync(typesFile, 'utf8') !== wanted) {
    console.error('src/lib/database.types.ts is out of date. Run: npm run types')
    process.exitCode = 1
  }
}
