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

/** A test stands where the file stands that it is about. */
const withoutEnding = (path: string) => path.replace(/(\.test)?\.tsx?$/, '')

export const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** `import … from '…'` and `export … from '…'`, for types too; `import '…'`; `import('…')`; `import.meta.glob('…')`. */
const importing =
  /^\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\s*\((?:\s|\/\*.*?\*\/|\[)*['`]([^'`]+)['`](?:[^)]*?\bbase:\s*'([^']+)')?/gm

/** All that a file imports, in whatever way it says so. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(importing)].flatMap(([, static_, bare, dynamic, base = '']) => {
    const spelt = static_ ?? bare ?? dynamic ?? ''
    // The build writes these out of rooms that it names itself.
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

const isWithin = (path: string, place: string) =>
  path === withoutEnding(place) || path.startsWith(`${place}/`)

/** A path's row of the table, and the room itself, which of `src/features/*` is the folder. */
function roomOf(path: string): { layer: Layer; room: string } | undefined {
  const found = layers.flatMap((layer) => {
    const depth = layer.room.split('/').length
    const room = path.split('/').slice(0, depth).join('/')
    const fits = layer.room.endsWith('/*')
      ? isWithin(room, layer.room.slice(0, -2)) && path.length > room.length
      : isWithin(path, layer.room)
    return fits ? [{ layer, room: layer.room.endsWith('/*') ? room : layer.room }] : []
  })
  return found.sort((one, other) => other.room.length - one.room.length)[0]
}

/** Why an import is refused; undefined when it is not. */
export function refusalOf({ from, to, spelt, isPackage }: Import): string | undefined {
  const [home, target] = [roomOf(withoutEnding(from)), roomOf(to)]
  if (home === undefined) return `${from} stands in no room`
  const { layer, room } = home
  const says = (rule: string) => `${room} ${rule}: ${from} → ${spelt}`

  if (isPackage) return layer.isPure && !isTest(from) ? says('imports no package') : undefined
  if (target?.room === room) return spelt.startsWith('@/') ? says('spells its own files with ./') : undefined
  if (isTest(from) && isWithin(to, 'tests/support')) return undefined
  const isAllowed =
    layer.imports === 'all above'
      ? target !== undefined && layers.indexOf(target.layer) < layers.indexOf(layer)
      : layer.imports.some((place) =>
          layers.some((other) => other.room === place) ? target?.layer.room === place : isWithin(to, place),
        )
  if (!isAllowed) return says(`does not import ${target?.room ?? to.split('/')[0]}`)
  if (layer.isPure) return spelt.startsWith('@/') ? says('is run by Node too, which knows no @/') : undefined
  return room.startsWith('src/') && spelt.startsWith('../') ? says('spells other rooms with @/') : undefined
}

/** Circles of files that import one another, if only for types; each as the files from one round to itself. */
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
