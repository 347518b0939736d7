import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { importSource } from './import-source.ts'

/** Content modules that export only values, no functions. */
const contentModule =
  /\/src\/content\/(?:exams\/[\w-]+|rooms\/(?:[\w-]+-papers|writing\/(?:criteria|tasks\/[\w-]+))|model-papers)\.ts$/

/**
 * Evaluates content that takes figures from the facts table at build time, so that the browser loads only the resulting
 * values, not the table and its sources.
 */
export function paperFacts(): Plugin {
  return {
    name: 'paper-facts',
    apply: 'build',
    async load(id) {
      if (!contentModule.test(id) || !/from '[./]+(?:exams\/)?facts'/.test(readFileSync(id, 'utf8'))) return
      const exported = await importSource<Readonly<Record<string, unknown>>>(id)
      return Object.entries(exported)
        .map(
          ([name, value]) =>
            `export ${name === 'default' ? name : `const ${name} =`} ${JSON.stringify(value)}`,
        )
        .join('\n')
    },
  }
}
