import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { formsTables } from '../src/spanish/tenses.ts'
import type * as VerbList from '../src/spanish/verbs/list.ts'
import { importSource } from './import-source.ts'
import type * as Tables from './verb-tables.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const listFile = fileOf('../src/spanish/verbs/list.ts')
const tablesFile = fileOf('./verb-tables.ts')
const cacheFile = fileOf('../node_modules/.cache/proxima/verb-forms.json')

/** What the forms of a verb depend on besides its infinitive. */
const cacheInputs = [
  tablesFile,
  fileOf('./conjugator.ts'),
  fileOf('../src/spanish/tenses.ts'),
  fileOf('../src/spanish/verbs/reflexive.ts'),
  fileOf('../node_modules/@jirimracek/conjugate-esp/package.json'),
]

/** The verbs in the list, in order, with their meanings and forms. */
export type VerbsByInfinitive = ReadonlyMap<string, { en: string; tables: Tables.VerbTables }>

interface Cache {
  /** The digest of the files in `cacheInputs`. */
  cacheInputs: string
  verbs: Readonly<Record<string, Tables.VerbTables>>
}

function readCache(): Cache | undefined {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'))
  } catch {
    return undefined // there is no cache before the first build
  }
}

function writeCache(cache: Cache): void {
  mkdirSync(dirname(cacheFile), { recursive: true })
  // Renamed into place, so that a concurrent build never reads a partial file.
  const unfinished = `${cacheFile}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(cache))
  renameSync(unfinished, cacheFile)
}

/**
 * Conjugating the whole list takes seconds, so the results are cached between builds until the conjugator
 * changes.
 */
async function conjugateList(): Promise<VerbsByInfinitive> {
  const list = await importSource<typeof VerbList>(listFile)
  const hash = createHash('sha256')
  for (const file of cacheInputs) hash.update(readFileSync(file))
  const digest = hash.digest('hex')
  const cache = readCache()
  const cached = cache?.cacheInputs === digest ? cache.verbs : {}

  let conjugate: typeof Tables.verbTables | undefined
  const verbs = new Map<string, { en: string; tables: Tables.VerbTables }>()
  for (const [infinitive, en] of Object.entries(list.verbMeanings)) {
    let tables = cached[infinitive]
    if (tables === undefined) {
      conjugate ??= (await importSource<typeof Tables>(tablesFile)).verbTables
      tables = conjugate(infinitive)
    }
    verbs.set(infinitive, { en, tables })
  }
  if (conjugate !== undefined) {
    const entries = [...verbs].map(([infinitive, { tables }]) => [infinitive, tables])
    writeCache({ cacheInputs: digest, verbs: Object.fromEntries(entries) })
  }
  return verbs
}

let latest: { list: string; verbs: Promise<VerbsByInfinitive> } | undefined

/** The verbs in the current `verbs/list.ts`. Rejects when it contains a verb that the conjugator does not know. */
export function conjugatedVerbs(): Promise<VerbsByInfinitive> {
  const list = readFileSync(listFile, 'utf8')
  if (latest?.list !== list) latest = { list, verbs: conjugateList() }
  return latest.verbs
}

const prefix = 'virtual:verb-forms/'

/**
 * `virtual:verb-forms/<table>`: the forms of every verb in the list in one simple tense or, for `non-finite`, its
 * gerund and participle; one line per verb.
 */
export function verbForms(): Plugin {
  return {
    name: 'verb-forms',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const table = formsTables.find((name) => id === `\0${prefix}${name}`)
      if (table === undefined) return
      this.addWatchFile(listFile)
      const lines = [...(await conjugatedVerbs())].map(
        ([infinitive, { tables }]) => `${infinitive} ${tables[table].join()}`,
      )
      return `export const lines = ${JSON.stringify(lines.join('\n'))}`
    },
  }
}
