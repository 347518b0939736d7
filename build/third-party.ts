import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

interface Package {
  name: string
  version: string
  license: string
  author?: string | { name?: string }
}

const { resolve } = createRequire(import.meta.url)

/** Packages in the style sheet, which the bundle does not list as modules. */
const stylePackages = ['tailwindcss']

/** Packages from which the lexicon is made, with what a copy of their data has to say besides the licence. */
const dataPackages = {
  '@jirimracek/conjugate-esp': 'The verb forms of the site were generated with this package.',
  'dictionary-es':
    'The list of Spanish words was made from this dictionary. Of its three licences, Próxima uses the Mozilla Public\n' +
    'License 1.1 (https://www.mozilla.org/MPL/1.1/). The dictionary itself: https://www.npmjs.com/package/dictionary-es',
}

/** The modules whose code is in a chunk. */
const modulesIn = (outputs: readonly Output[]): string[] =>
  outputs.flatMap((output) =>
    output.type === 'chunk'
      ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  )

/** The folder of a module's package; undefined for our own modules. */
function packageOf(module: string): string | undefined {
  // Helpers added by the build tools under virtual ids such as "\0vite/preload-helper.js".
  const [, tool] = /^\0(vite|rolldown)\//.exec(module) ?? []
  if (tool !== undefined) return dirname(resolve(`${tool}/package.json`))
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
}

function readPackage(folder: string): Package {
  const description: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, license } = description
  if (typeof license !== 'string') throw new Error(`The package.json of ${name} has no "license"`)
  return description
}

/**
 * The text of a package's licence, or a note naming its author when the package has no licence file. Throws when it
 * names no author either.
 */
export function licenceOf(folder: string, { name, license, author }: Omit<Package, 'version'>): string {
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(one))
  if (file === undefined) {
    const holder = typeof author === 'object' ? author.name : author
    if (!holder) throw new Error(`The package ${name} has neither a licence file nor an author`)
    return `Copyright (c) ${holder}\nThe package includes no licence file. The text of its licence (${license}) is elsewhere in this list.`
  }
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  // Vite's file continues with the licences of its bundled dependencies, none of which end up on the site.
  const [own = ''] = text.split('\n# Licenses of bundled dependencies')
  return own.trim()
}

/** The entry of a package whose data is in the site. */
function dataEntry([name, note]: [string, string]): string {
  // Some packages do not export their package.json.
  const folder = packageOf(resolve(name)) ?? ''
  const { version, license, author } = readPackage(folder)
  return `${name} ${version} (${license})\n\n${note}\n\n${licenceOf(folder, { name, license, ...(author !== undefined && { author }) })}\n`
}

/** Lists every package with its licence, grouping packages with the same text. */
function formatList(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => packageOf(module) ?? []))
  const namesByText = new Map<string, string[]>()
  for (const folder of [...folders].sort()) {
    const description = readPackage(folder)
    const text = licenceOf(folder, description)
    const name = `${description.name} ${description.version} (${description.license})`
    namesByText.set(text, [...(namesByText.get(text) ?? []), name])
  }
  const entries = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  const introduction =
    'Próxima includes code and data from these packages. Thank you to everybody who wrote them.\n'
  return [introduction, ...entries, ...Object.entries(dataPackages).map(dataEntry)].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}

/**
 * Generates `third-party.txt`, the licences of the packages whose code is in the site. `addOutputs` adds the output
 * of another build that becomes part of the site.
 */
export function thirdParty(): { addOutputs: (outputs: readonly Output[]) => void; plugin: Plugin } {
  const extraModules: string[] = []
  return {
    addOutputs: (outputs) => void extraModules.push(...modulesIn(outputs)),
    plugin: {
      name: 'third-party',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const styles = stylePackages.map((name) => resolve(`${name}/package.json`))
          const source = formatList([...modulesIn(Object.values(bundle)), ...extraModules, ...styles])
          this.emitFile({ type: 'asset', fileName: 'third-party.txt', source })
        },
      },
    },
  }
}
