import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as AllEntries from '../src/app/all-search-entries'
import { paths } from '../src/paths.ts'
import { virtualModule } from './virtual-module.ts'
import { readWords } from './word-list.ts'

const source = fileURLToPath(new URL('../src/app/all-search-entries.ts', import.meta.url))

/** The words of the day with their English. */
export const wordLines = (): string[] =>
  readWords().map(({ spanish, feminine, american, english }) => {
    const forms = [spanish, feminine, american].filter((form) => form !== null)
    return `${forms.join(', ')} – ${english}`
  })

/** `virtual:search-index`: what search finds in all lessons, guides and pages, and in the word list. */
export const searchIndex = (): Plugin =>
  virtualModule<typeof AllEntries>('search-index', source, ({ entries }) => ({
    entries: entries.map((entry) =>
      entry.to === paths.wordOfTheDay ? { ...entry, lines: [...entry.lines, ...wordLines()] } : entry,
    ),
  }))
