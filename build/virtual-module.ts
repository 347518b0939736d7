import type { Plugin } from 'vite'
import { sourceImporter } from './import-source.ts'
import { lessonForms } from './lesson-forms.ts'

type Exports = Readonly<Record<string, unknown>>

/** A browser reads a long list faster as JSON; a text it takes as it stands. */
const literal = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/**
 * A Vite plugin that gives the app the module `virtual:<name>`, whose exports are gathered when the site is built: once,
 * though the pages are rendered by a bundle of their own.
 */
export function generatedModule(name: string, gather: () => Exports | Promise<Exports>): Plugin {
  const id = `virtual:${name}`
  let gathered: ReturnType<typeof gather> | undefined
  let isBuild = false
  return {
    name,
    configResolved: ({ command }) => {
      isBuild ||= command === 'build'
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      gathered = isBuild ? (gathered ?? gather()) : gather()
      return Object.entries(await gathered)
        .map(([key, value]) => `export const ${key} = ${literal(value)}`)
        .join('\n')
    },
  }
}

const importContent = sourceImporter([lessonForms()])

/**
 * The same, of what the file `source` exports, so that the browser loads one list instead of all lessons: `gather` gets
 * its exports.
 */
export const virtualModule = <Source>(
  name: string,
  source: string,
  gather: (module: Source) => Exports | Promise<Exports>,
): Plugin => generatedModule(name, async () => gather(await importContent<Source>(source)))
