import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as SyllabusPlaces from './src/content/syllabus-places'

const id = 'virtual:syllabus-index'
const source = fileURLToPath(new URL('./src/content/syllabus-places.ts', import.meta.url))

/**
 * Gives the app the module `virtual:syllabus-index`: which sections teach each row of the grammar list, gathered
 * from all lessons when the site is built, so that the guide loads one list instead of 23 lessons.
 */
export function syllabusIndex(): Plugin {
  return {
    name: 'syllabus-index',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      const { module } = await runnerImport<typeof SyllabusPlaces>(source)
      return `export const places = JSON.parse(${JSON.stringify(JSON.stringify(module.places))})`
    },
  }
}
