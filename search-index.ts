import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as AllEntries from './src/content/all-search-entries'

const id = 'virtual:search-index'
const wordList = new URL('./supabase/migrations/20261121000500_word_list.sql', import.meta.url)
const source = fileURLToPath(new URL('./src/content/all-search-entries.ts', import.meta.url))

/**
 * The words of the day with their English, as their migration lists them: opening a database for it would take
 * longer than the rest of the build. A test compares them with the database.
 */
export function wordLines(): string[] {
  const unquoted = (text: string | undefined) => (text ?? '').replaceAll("''", "'")
  return [...readFileSync(wordList, 'utf8').matchAll(/^ {2}\(\d+, '((?:[^']|'')*)', '((?:[^']|'')*)'/gm)].map(
    ([, es, en]) => `${unquoted(es)} – ${unquoted(en)}`,
  )
}

/**
 * Gives the app the module `virtual:search-index`: what search finds, gathered from all lessons and the word list when
 * the site is built, so that the browser loads one list instead of 23 lessons.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      const { module } = await runnerImport<typeof AllEntries>(source)
      const lines = wordLines()
      const entries = module.entries.map((entry) =>
        entry.to === '/word-of-the-day' ? { ...entry, lines: [...entry.lines, ...lines] } : entry,
      )
      return `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(entries))})`
    },
  }
}
