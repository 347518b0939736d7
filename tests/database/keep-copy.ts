/**
 * `npx tsx tests/database/keep-copy.ts`: creates a data directory with the current migrations and backend, adds one
 * student's work, and stores a copy next to the earlier copies. upgrades.test.ts opens each copy with the current code.
 * Run this once when a migration is finished. The copies are never changed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { backUp } from '../../backend/database/backup.ts'
import { listMigrations } from '../../backend/database/migrate.ts'
import { openDatabase } from '../../backend/database/open.ts'
import { startBackend } from '../support/backend.ts'

const scratch = mkdtempSync(join(tmpdir(), 'proxima-copy-'))
const directory = join(scratch, 'data')
const database = await openDatabase({ dataDirectory: directory, log: console.log })
const backend = await startBackend({ database })
const { client, user } = await backend.signUp('clara@example.com', 'Clara Ruiz')
const { error } = await client.from('user_progress').upsert([
  { user_id: user.id, topic_id: 'ser-estar', topic_type: 'grammar', completed: true, rating: 4 },
  { user_id: user.id, topic_id: 'present', topic_type: 'tense', completed: true, rating: null },
])
if (error !== null) throw error
await backend.stop()
await database.close()

await backUp(directory, join(scratch, 'copy.tar.gz'), console.log)
const files = gunzipSync(readFileSync(join(scratch, 'copy.tar.gz')))
const latest = listMigrations().at(-1)
// This is a third of the size of the gzip file.
writeFileSync(
  new URL(`kept/${latest?.version}.tar.br`, import.meta.url),
  brotliCompressSync(files, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: files.length },
  }),
)
rmSync(scratch, { recursive: true })
