import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as AllEntries from './src/content/all-search-entries'

const id = 'virtual:search-index'
const source = fileURLToPath(new URL('./src/content/all-search-entries.ts', import.meta.url))

/**
 * Gives the app the module `virtual:search-index`: what search finds, gathered from all lessons when the site
 * is built, so that the browser loads one list instead of 23 lessons.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      const { module } = await runnerImport<typeof AllEntries>(source)
      return `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(module.entries))})`
    },
  }
}
