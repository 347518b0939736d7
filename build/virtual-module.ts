import type { Plugin } from 'vite'
import { sourceImporter } from './import-source.ts'
import { lessonForms } from './lesson-forms.ts'

type Exports = Readonly<Record<string, unknown>>

/** Browsers parse long lists faster as JSON than as code; strings need no parsing. */
const literal = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/**
 * A Vite plugin for the generated module `virtual:<name>`. In a build its exports are gathered only once, even though
 * the pages are rendered by a second bundle.
 */
export function generatedModule(name: string, load: () => Exports | Promise<Exports>): Plugin {
  const id = `virtual:${name}`
  let loaded: ReturnType<typeof load> | undefined
  let isBuild = false
  return {
    name,
    configResolved: ({ command }) => {
      isBuild ||= command === 'build'
    },
    resolveId: (requestedId) => (requestedId === id ? `\0${id}` : undefined),
    async load(requestedId) {
      if (requestedId !== `\0${id}`) return
      loaded = isBuild ? (loaded ?? load()) : load()
      return Object.entries(await loaded)
        .map(([key, value]) => `export const ${key} = ${literal(value)}`)
        .join('\n')
    },
  }
}

const importContent = sourceImporter([lessonForms()])

/**
 * Like `generatedModule`, but takes the exports from the file `source`, so that the browser loads one list instead of
 * all lessons.
 */
export const virtualModule = <Source>(
  name: string,
  source: string,
  load: (module: Source) => Exports | Promise<Exports>,
): Plugin => generatedModule(name, async () => load(await importContent<Source>(source)))
