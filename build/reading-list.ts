import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as ReadingList from '../src/content/reading-list'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/reading-list.ts', import.meta.url))

/** `virtual:reading-list`: the entries of the reading-room list, without the texts. */
export const readingList = (): Plugin =>
  virtualModule<typeof ReadingList>('reading-list', source, (module) => ({
    readingList: module.readingList,
  }))
