import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type * as SpeakingList from '../src/content/speaking-list'
import { alias } from './import-source.ts'

const source = fileURLToPath(new URL('../src/content/speaking-list.ts', import.meta.url))
const listId = 'virtual:speaking-list'
const piecePrefix = 'virtual:speaking/'

const literal = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/**
 * `virtual:speaking-list`: the entries of the speaking-room list, and a loader for each piece by its id.
 * `virtual:speaking/<id>`: one role play, topic, picture or extract, in a separate chunk, although one source file
 * contains many of them.
 */
export function speakingList(): Plugin {
  let loaded: ReturnType<typeof runnerImport<typeof SpeakingList>> | undefined
  const loadModule = () => {
    loaded ??= runnerImport<typeof SpeakingList>(source, { resolve: { alias } })
    return loaded
  }
  return {
    name: 'speaking-list',
    resolveId: (id) => (id === listId || id.startsWith(piecePrefix) ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${listId}` && !id.startsWith(`\0${piecePrefix}`)) return
      const { module, dependencies } = await loadModule()
      for (const file of dependencies) this.addWatchFile(file)
      if (id === `\0${listId}`) {
        const loaders = module.speakingList.map(
          (entry) => `${JSON.stringify(entry.id)}: () => import(${JSON.stringify(piecePrefix + entry.id)})`,
        )
        return `export const speakingList = ${literal(module.speakingList)}\nexport const pieces = {${loaders.join()}}`
      }
      const found = module.speakingPieces.filter((piece) => id === `\0${piecePrefix}${piece.id}`)
      if (found.length !== 1)
        throw new Error(`Expected one piece of the speaking room with the id ${id}, found ${found.length}`)
      return `export const piece = ${literal(found[0])}`
    },
    watchChange(id) {
      if (id.includes('/rooms/speaking/')) loaded = undefined
    },
  }
}
