import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { lessonForms } from './lesson-forms.ts'

/** The sources may import as the rest of the app does. */
export const alias = { '@': fileURLToPath(new URL('../src', import.meta.url)) }

type Exports = Readonly<Record<string, unknown>>

/** A browser reads a long list faster as JSON; a text it takes as it stands. */
const literal = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** A Vite plugin that gives the app the module `virtual:<name>`, whose exports are gathered when the site is built. */
export function generatedModule(name: string, gather: () => Exports | Promise<Exports>): Plugin {
  const id = `virtual:${name}`
  return {
    name,
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return
      return Object.entries(await gather())
        .map(([key, value]) => `export const ${key} = ${literal(value)}`)
        .join('\n')
    },
  }
}

/**
 * The same, of what the file `source` exports, so that the browser loads one list instead of all lessons: `gather` gets
 * its exports.
 */
export const virtualModule = <Source>(
  name: string,
  source: string,
  gather: (module: Source) => Exports | Promise<Exports>,
): Plugin =>
  generatedModule(name, async () => {
    const { module } = await runnerImport<Source>(source, {
      plugins: [lessonForms()],
      resolve: { alias },
    })
    return gather(module)
  })
