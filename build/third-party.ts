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

/** What is in the style sheet, whose sources no output names. */
const inStyles = ['tailwindcss']

/** The modules of which there is code in a chunk. */
const modulesIn = (outputs: readonly Output[]): string[] =>
  outputs.flatMap((output) =>
    output.type === 'chunk'
      ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  )

/** The folder of the package that a module comes from; undefined for our own. */
function packageOf(module: string): string | undefined {
  // Small helpers that the tools add under names of their own, such as "\0vite/preload-helper.js".
  const [, tool] = /^\0(vite|rolldown)\//.exec(module) ?? []
  if (tool !== undefined) return dirname(resolve(`${tool}/package.json`))
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
}

function readPackage(folder: string): Package {
  const description: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, license } = description
  if (typeof license !== 'string')
    throw new Error(`The package ${name} does not say under which licence it is`)
  return description
}

/**
 * The text of a package's licence, or what is known of it where the package has none. Throws where it does not say either
 * whose it is.
 */
export function licenceOf(folder: string, { name, license, author }: Omit<Package, 'version'>): string {
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(one))
  if (file === undefined) {
    const holder = typeof author === 'object' ? author.name : author
    if (!holder) throw new Error(`The package ${name} has neither the text of its licence nor an author`)
    return `Copyright (c) ${holder}\nThe package comes without the text of its licence (${license}). Other packages in this list have it.`
  }
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
  // Vite goes on with the licences of what it runs itself on, none of which it adds to the site.
  const [own = ''] = text.split('\n# Licenses of bundled dependencies')
  return own.trim()
}

/** Names every package with its licence; packages with the same text stand together above it. */
function write(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((module) => packageOf(module) ?? []))
  const namesByText = new Map<string, string[]>()
  for (const folder of [...folders].sort()) {
    const description = readPackage(folder)
    const text = licenceOf(folder, description)
    const name = `${description.name} ${description.version} (${description.license})`
    namesByText.set(text, [...(namesByText.get(text) ?? []), name])
  }
  const parts = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  const head = 'The site of Próxima contains code of these packages. Thank you to everybody who wrote them.\n'
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * Writes `third-party.txt`, the licences of the packages whose code is in the site. `note` adds the output of another
 * build that becomes part of it.
 */
export function thirdParty(): { note: (outputs: readonly Output[]) => void; plugin: Plugin } {
  const noted: string[] = []
  return {
    note: (outputs) => void noted.push(...modulesIn(outputs)),
    plugin: {
      name: 'third-party',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const styles = inStyles.map((name) => resolve(`${name}/package.json`))
          const source = write([...modulesIn(Object.values(bundle)), ...noted, ...styles])
          this.emitFile({ type: 'asset', fileName: 'third-party.txt', source })
        },
      },
    },
  }
}
