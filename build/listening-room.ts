import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type * as DictationSentences from '../src/content/dictation-sentences'
import type * as ListeningList from '../src/content/listening-list'
import { virtualModule } from './virtual-module.ts'

const sourceOf = (name: string) => fileURLToPath(new URL(`../src/content/${name}.ts`, import.meta.url))

/** `virtual:listening-list`: the entries of the listening-room list, without the passages. */
export const listeningList = (): Plugin =>
  virtualModule<typeof ListeningList>('listening-list', sourceOf('listening-list'), (module) => ({
    listeningList: module.listeningList,
  }))

/** `virtual:dictation-sentences`: the dictation sentences of the lessons, without the rest of the lessons. */
export const dictationSentences = (): Plugin =>
  virtualModule<typeof DictationSentences>(
    'dictation-sentences',
    sourceOf('dictation-sentences'),
    (module) => ({ dictationSentences: module.dictationSentences }),
  )
