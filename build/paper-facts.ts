import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { importSource } from './import-source.ts'

/** What is content alone: it exports values, and no function. */
const content =
  /\/src\/content\/(?:exams\/[\w-]+|rooms\/(?:[\w-]+-papers|writing\/(?:criteria|tasks\/[\w-]+))|model-papers)\.ts$/

/**
 * Content that takes its figures from the table of the papers' facts is evaluated when the site is built: a browser loads
 * its values, and neither the table nor the sources.
 */
export function paperFacts(): Plugin {
  return {
    name: 'paper-facts',
    apply: 'build',
    async load(id) {
      if (!content.test(id) || !/from '[./]+(?:exams\/)?facts'/.test(readFileSync(id, 'utf8'))) return
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
