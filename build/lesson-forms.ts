import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { withParts } from '../src/content/exercise-parts.ts'
import { outlineOf } from '../src/content/lesson-outline.ts'
import type { AuthoredBlock, AuthoredLesson, Block, Lesson } from '../src/content/types'
import { compoundTenses, isCompound, type TenseId } from '../src/spanish/tenses.ts'
import { compoundForms } from '../src/spanish/verbs/compound-forms.ts'
import { importSource } from './import-source.ts'
import { conjugatedVerbs, listFile, type VerbsByInfinitive } from './verb-forms.ts'
import { createVosotrosTest, findVosotrosRows, type VosotrosTest } from './vosotros-rows.ts'

const withFormsQuery = '?with-forms'
const outlineQuery = '?outline'

function verbOf(verbs: VerbsByInfinitive, infinitive: string) {
  const verb = verbs.get(infinitive)
  if (verb === undefined)
    throw new Error(`Add "${infinitive}" to src/spanish/verbs/list.ts, with its meaning`)
  return verb
}

function formsOf(verbs: VerbsByInfinitive, infinitive: string, tense: TenseId): readonly string[] {
  const { tables } = verbOf(verbs, infinitive)
  if (!isCompound(tense)) return tables[tense]
  const { helper, tense: simpleTense } = compoundTenses[tense]
  const [gerund = '', participle = ''] = tables['non-finite']
  return compoundForms(tense, infinitive, {
    helper: verbOf(verbs, helper).tables[simpleTense],
    own: tables[simpleTense],
    gerund,
    participle,
  })
}

function withForms(verbs: VerbsByInfinitive, block: AuthoredBlock): Block {
  if (block.kind !== 'conjugation') return block
  return {
    ...block,
    verbs: block.verbs.map((verb) => {
      const infinitive = typeof verb === 'string' ? verb : verb.infinitive
      const en = typeof verb === 'string' ? verbOf(verbs, infinitive).en : verb.en
      return { infinitive, en, forms: formsOf(verbs, infinitive, block.tense) }
    }),
  }
}

/** Adds to a block the indices of its rows about *vosotros*. */
function markVosotrosRows(isVosotrosText: VosotrosTest, block: Block): Block {
  const rows = findVosotrosRows(isVosotrosText, block)
  if (rows.length === 0 || !('rows' in block) || block.kind === 'gapfill') return block
  return { ...block, vosotrosRow: rows }
}

/** Cached, because building a test from thousands of forms is slow. */
const vosotrosTests = new WeakMap<VerbsByInfinitive, VosotrosTest>()

function vosotrosTestFor(verbs: VerbsByInfinitive): VosotrosTest {
  const test = vosotrosTests.get(verbs) ?? createVosotrosTest(verbs)
  vosotrosTests.set(verbs, test)
  return test
}

async function expandLesson(file: string): Promise<Lesson> {
  const [verbs, module] = await Promise.all([
    conjugatedVerbs(),
    importSource<{ default: AuthoredLesson }>(file),
  ])
  const isVosotrosText = vosotrosTestFor(verbs)
  return {
    ...module.default,
    exercises: module.default.exercises.map(withParts),
    sections: module.default.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => markVosotrosRows(isVosotrosText, withForms(verbs, block))),
    })),
  }
}

/** Keyed by file. A single build needs each lesson several times: for its pages, for search, for the grammar list. */
const cache = new Map<string, { sources: string; lesson: Promise<Lesson> }>()

function loadLesson(file: string): Promise<Lesson> {
  const sources = readFileSync(file, 'utf8') + readFileSync(listFile, 'utf8')
  const cached = cache.get(file)
  if (cached?.sources === sources) return cached.lesson
  const lesson = expandLesson(file)
  cache.set(file, { sources, lesson })
  return lesson
}

/**
 * `lessons/<id>.ts?with-forms`: the complete lesson with its verb forms, so that the browser does not load every verb's
 * tables. `lessons/<id>.ts?outline`: the outline that its page is hydrated with.
 */
export function lessonForms(): Plugin {
  return {
    name: 'lesson-forms',
    async load(id) {
      const query = [withFormsQuery, outlineQuery].find((one) => id.endsWith(one))
      if (query === undefined) return
      this.addWatchFile(listFile)
      const lesson = await loadLesson(id.slice(0, -query.length))
      return `export default ${JSON.stringify(query === withFormsQuery ? lesson : outlineOf(lesson))}`
    },
  }
}
