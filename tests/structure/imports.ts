import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Layer, layers } from './layers'

export interface Import {
  /** The file that imports, from the root of the repository. */
  from: string
  /** What it imports: likewise, without its ending; a package by its name. */
  to: string
  /** As the file spells it. */
  spelt: string
  isPackage: boolean
  /** Loaded when it is asked for, not with the file; or a type that says `import('…')`. */
  isDynamic: boolean
}

/** A test belongs to the layer of the file that it tests. */
const withoutEnding = (path: string) => path.replace(/(\.test)?\.tsx?$/, '')

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** `import … from '…'` and `export … from '…'`, for types too; `import '…'`; `import('…')`; `import.meta.glob('…')`. */
const importing =
  /^\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\s*\((?:\s|\/\*.*?\*\/|\[)*['`]([^'`]+)['`](?:[^)]*?\bbase:\s*'([^']+)')?/gm

/** Everything that a file imports, in any syntax. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importing)].flatMap(([, static_, bare, dynamic, base = '']) => {
    const spelt = static_ ?? bare ?? dynamic ?? ''
    // The build generates these modules.
    if (spelt.startsWith('virtual:')) return []
    const path = spelt.startsWith('@/')
      ? `src/${spelt.slice(2)}`
      : posix.join(posix.dirname(file), base, spelt)
    const isPackage = !/^(\.|@\/)/.test(spelt)
    const to = isPackage ? spelt : withoutEnding(path)
    return [{ from: file, to, spelt, isPackage, isDynamic: dynamic !== undefined }]
  })
}

/** The source files below a folder, tests included. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name))
    .sort()
}

export function importsIn(files: readonly string[]): Import[] {
  return files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
}

const isWithin = (path: string, folder: string) =>
  path === withoutEnding(folder) || path.startsWith(`${folder}/`)

/** The row of the table for a path, and the folder or file that is the layer (for `src/features/*`, one folder). */
function layerOf(path: string): { layer: Layer; place: string } | undefined {
  const found = layers.flatMap((layer) => {
    const depth = layer.path.split('/').length
    const folder = path.split('/').slice(0, depth).join('/')
    const fits = layer.path.endsWith('/*')
      ? isWithin(folder, layer.path.slice(0, -2)) && path.length > folder.length
      : isWithin(path, layer.path)
    return fits ? [{ layer, place: layer.path.endsWith('/*') ? folder : layer.path }] : []
  })
  return found.sort((one, other) => other.place.length - one.place.length)[0]
}

/** Why an import is not allowed; undefined if it is. */
export function refusalOf({ from, to, spelt, isPackage }: Import): string | undefined {
  const [home, target] = [layerOf(withoutEnding(from)), layerOf(to)]
  if (home === undefined) return `${from} belongs to no layer`
  const { layer, place } = home
  const says = (rule: string) => `${place} ${rule}: ${from} → ${spelt}`

  if (isPackage) return layer.isPure && !isTest(from) ? says('may not import packages') : undefined
  if (target?.place === place)
    return spelt.startsWith('@/') ? says('imports its own files with ./') : undefined
  if (isTest(from) && isWithin(to, 'tests/support')) return undefined
  const isAllowed =
    layer.imports === 'all above'
      ? target !== undefined && layers.indexOf(target.layer) < layers.indexOf(layer)
      : layer.imports.some((path) =>
          layers.some((other) => other.path === path) ? target?.layer.path === path : isWithin(to, path),
        )
  if (!isAllowed) return says(`may not import ${target?.place ?? to.split('/')[0]}`)
  if (layer.isPure)
    return spelt.startsWith('@/') ? says('also runs in Node, which cannot resolve @/') : undefined
  return place.startsWith('src/') && spelt.startsWith('../')
    ? says('imports other layers with @/')
    : undefined
}

/** Import cycles, also of types only; each as the list of files from one back to itself. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, isPackage, isDynamic } of imports) {
    if (isPackage || isDynamic) continue
    const file = withoutEnding(from)
    next.set(file, [...(next.get(file) ?? []), to])
  }
  const done = new Set<string>()
  const circles: string[][] = []
  function walk(file: string, way: readonly string[]): void {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file])
    if (way.includes(file) || done.has(file)) return
    for (const each of next.get(file) ?? []) walk(each, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) walk(file, [])
  return circles
}
