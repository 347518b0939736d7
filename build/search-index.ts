import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as AllEntries from '../src/app/all-search-entries'
import { paths } from '../src/paths.ts'
import { virtualModule } from './virtual-module.ts'

const migrations = new URL('../supabase/migrations/', import.meta.url)
const source = fileURLToPath(new URL('../src/app/all-search-entries.ts', import.meta.url))

/**
 * The words of the day with their English, as their migration lists them: opening a database for it would take
 * longer than the rest of the build. A test compares them with the database.
 */
export function wordLines(): string[] {
  const file = readdirSync(migrations).find((name) => name.endsWith('_word_list.sql'))
  if (file === undefined) throw new Error('No migration is called …_word_list.sql')
  const sql = readFileSync(new URL(file, migrations), 'utf8')
  const columns =
    /insert into public\.words \(([^)]*)\)/
      .exec(sql)?.[1]
      ?.split(/,\s*/)
      .map((name) => name.trim()) ?? []
  return [...sql.matchAll(/^ {2}\((.*)\)[,;]$/gm)].map(([, row = '']) => {
    const values = row.match(/'(?:[^']|'')*'|[^\s,]+/g) ?? []
    const texts = (...names: readonly string[]) =>
      names
        .map((name) => values[columns.indexOf(name)] ?? '')
        .filter((value) => value.startsWith("'"))
        .map((value) => value.slice(1, -1).replaceAll("''", "'"))
        .join(', ')
    return `${texts('spanish_word', 'feminine_form', 'american_form')} – ${texts('english_translation')}`
  })
}

/** `virtual:search-index`: what search finds in all lessons, guides and pages, and in the word list. */
export const searchIndex = (): Plugin =>
  virtualModule<typeof AllEntries>('search-index', source, ({ entries }) => ({
    entries: entries.map((entry) =>
      entry.to === paths.wordOfTheDay ? { ...entry, lines: [...entry.lines, ...wordLines()] } : entry,
    ),
  }))
