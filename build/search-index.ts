import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as AllEntries from '../src/app/all-search-entries'
import { wordThemes } from '../src/content/word-themes.ts'
import { paths } from '../src/paths.ts'
import { virtualModule } from './virtual-module.ts'
import { wordLines } from './word-list.ts'

const source = fileURLToPath(new URL('../src/app/all-search-entries.ts', import.meta.url))

/** `virtual:search-index`: the search entries of all lessons, guides and pages, and of the word list. */
export const searchIndex = (): Plugin =>
  virtualModule<typeof AllEntries>('search-index', source, ({ entries }) => ({
    entries: entries.map((entry) => {
      const theme = wordThemes.find(({ id }) => entry.to === paths.words(id))
      return theme === undefined ? entry : { ...entry, lines: [...entry.lines, ...wordLines(theme.id)] }
    }),
  }))
