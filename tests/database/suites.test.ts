import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseTypes } from '../../build/database-types.ts'
import { startPglite, startPostgres } from '../support/database-servers.ts'
import { accountSuite } from './account-suite.ts'
import { planSuite } from './plan-suite.ts'
import { progressSuite } from './progress-suite.ts'
import { schemaSuite } from './schema-suite.ts'
import { wordSuite } from './word-suite.ts'

// The embedded database is newer than the hosted one and always runs as a superuser, so a test that passes on one of
// them may fail on the other.
const pglite = await startPglite()
const postgres = await startPostgres()
afterAll(() => Promise.all([pglite.stop(), postgres.stop()]))

for (const server of [pglite, postgres]) {
  describe(`on ${server.name}`, () => {
    describe('progress', () => progressSuite(server))
    describe('accounts', () => accountSuite(server))
    describe('words', () => wordSuite(server))
    describe('schema', () => schemaSuite(server))
    describe('plans', () => planSuite(server))
  })
}

test('no database test can reach another machine', async () => {
  await expect(fetch('http://192.0.2.1/')).rejects.toMatchObject({
    cause: { message: 'A test tried to connect to 192.0.2.1, which is not this machine.' },
  })
})

test('the real server has the version that config.toml names for the hosted project', async () => {
  const { rows } = await postgres.admin.query<{ version: string }>(
    `select split_part(current_setting('server_version'), '.', 1) as version`,
  )
  expect(parse(readFileSync('supabase/config.toml', 'utf8'))).toMatchObject({
    db: { major_version: Number(rows[0]?.version) },
  })
})

test('the generated types of a new table include its foreign key, its own numbers and its enum, and a function’s arguments', async () => {
  await pglite.withRollback(async (connection) => {
    await connection.exec(`
      create type public.confidence as enum ('shaky', 'sure');
      create table public.planted_notes (
        id integer generated always as identity primary key,
        word integer not null unique references public.words (sort_order),
        felt public.confidence
      );
      create function public.count_notes(felt public.confidence, since date default '2026-01-01')
        returns integer language sql stable set search_path = '' as 'select 1';
    `)
    const types = await databaseTypes(connection)
    expect(types).toContain(`
      planted_notes: {
        Row: {
          felt: Database["public"]["Enums"]["confidence"] | null
          id: number
          word: number
        }
        Insert: {
          felt?: Database["public"]["Enums"]["confidence"] | null
          id?: never
          word: number
        }
        Update: {
          felt?: Database["public"]["Enums"]["confidence"] | null
          id?: never
          word?: number
        }
        Relationships: [
          {
            foreignKeyName: "planted_notes_word_fkey"
            columns: ["word"]
            isOneToOne: true
            referencedRelation: "words"
            referencedColumns: ["sort_order"]
          },
        ]
      }
`)
    expect(types).toMatch(
      /count_notes: \{\s+Args: \{\s+felt: Database\["public"\]\["Enums"\]\["confidence"\];?\s+since\?: string;?\s+\}\s+Returns: number\s+\}/,
    )
    expect(types).toContain('confidence: "shaky" | "sure"')
  })
})
