import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as SyllabusPlaces from '../src/content/syllabus-places'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/syllabus-places.ts', import.meta.url))

/** `virtual:syllabus-index`: the sections that teach each row of the grammar list. */
export const syllabusIndex = (): Plugin =>
  virtualModule<typeof SyllabusPlaces>('syllabus-index', source, ({ places }) => ({ places }))
