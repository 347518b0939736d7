import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as AbInitioGrammar from '../src/content/ab-initio-grammar'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/ab-initio-grammar.ts', import.meta.url))

/**
 * `virtual:ab-initio-grammar`: the grammar that ab initio requires in addition to the stops that it shares with IGCSE.
 */
export const abInitioGrammar = (): Plugin =>
  virtualModule<typeof AbInitioGrammar>('ab-initio-grammar', source, ({ sharedStops, needsBeyond }) => ({
    sharedStops,
    needsBeyond,
  }))
