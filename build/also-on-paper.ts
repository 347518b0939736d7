import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as AlsoOnPaper from '../src/content/also-on-paper'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/also-on-paper.ts', import.meta.url))

/** `virtual:also-on-paper`: the grammar on the IGCSE list that the IGCSE line of the map does not fully cover. */
export const alsoOnPaper = (): Plugin =>
  virtualModule<typeof AlsoOnPaper>('also-on-paper', source, ({ beyond, further }) => ({ beyond, further }))
