import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { afterAll, describe, expect, test } from 'vitest'
import { startPglite, startPostgres } from '../support/database-servers.ts'
import { progressStories } from './progress-stories.ts'
import { schemaStories } from './schema-stories.ts'
import { wordStories } from './word-stories.ts'

// The embedded database is newer than the hosted one and always a superuser underneath: what holds on one of
// them need not hold on the other.
const pglite = await startPglite()
const postgres = await startPostgres()
afterAll(() => Promise.all([pglite.stop(), postgres.stop()]))

for (const server of [pglite, postgres]) {
  describe(`on ${server.name}`, () => {
    describe('progress', () => progressStories(server))
    describe('words', () => wordStories(server))
    describe('schema', () => schemaStories(server))
  })
}

test('the real server is of the version that config.toml names for the hosted project', async () => {
  const { rows } = await postgres.admin.query<{ version: string }>(
    `select split_part(current_setting('server_version'), '.', 1) as version`,
  )
  expect(parse(readFileSync('supabase/config.toml', 'utf8'))).toMatchObject({
    db: { major_version: Number(rows[0]?.version) },
  })
})
