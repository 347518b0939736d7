import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as WritingList from '../src/content/writing-list'
import { virtualModule } from './virtual-module.ts'

const source = fileURLToPath(new URL('../src/content/writing-list.ts', import.meta.url))

/** `virtual:writing-list`: the entries of the writing-desk list, without the tasks. */
export const writingList = (): Plugin =>
  virtualModule<typeof WritingList>('writing-list', source, (module) => ({
    writingList: module.writingList,
  }))
