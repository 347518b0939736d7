import type { Block } from '../src/content/types'
import { parseSpanish, type Spanish } from '../src/spanish/markup.ts'
import { personsOf, simpleTenses } from '../src/spanish/tenses.ts'
import type { VerbsByInfinitive } from './verb-forms.ts'

/** Forms that are also nouns. They count as commands only when marked as a form of their verb. */
const ambiguousNouns = new Set(['sed', 'red', 'correos'])

/** Whether a Spanish text contains a form of *vosotros*: a verb form, *os*, *vuestro*. */
export type VosotrosTest = (text: Spanish) => boolean

/** Builds the test from the forms of all verbs, with and without attached pronouns. */
export function createVosotrosTest(verbs: VerbsByInfinitive): VosotrosTest {
  const vosotrosForms = new Set<string>()
  const otherForms = new Set<string>()
  for (const { tables } of verbs.values()) {
    for (const form of tables['non-finite']) otherForms.add(form)
    for (const tense of simpleTenses)
      for (const [at, form] of tables[tense].entries()) {
        const words = form.replace(/^no /, '').split(' ')
        const isVosotrosForm = personsOf(tense)[at] === 'vosotros/as'
        ;(isVosotrosForm ? vosotrosForms : otherForms).add(words.at(-1) ?? '')
      }
  }
  const isForm = (word: string) => vosotrosForms.has(word) && !otherForms.has(word)
  const isCommandWithPronoun = (word: string) => {
    const [, stem] = /^(\p{L}+[aeií])os$/u.exec(word) ?? []
    if (stem !== undefined && vosotrosForms.has(`${stem.replace(/í$/, 'i')}d`)) return true
    const [, command] = /^(\p{L}+[aei]d)(?:me|nos|l[aeo]s?)+$/u.exec(word) ?? []
    return command !== undefined && vosotrosForms.has(command)
  }
  const isVosotros = (word: string) =>
    /^(?:vosotr[oa]s|vuestr[oa]s?|os)$/.test(word) ||
    (!ambiguousNouns.has(word) && (isForm(word) || isCommandWithPronoun(word)))
  return (text) =>
    parseSpanish(text).some((node) => {
      if (node.kind === 'gap') return false
      if (node.kind === 'verb' && isForm(node.form.toLowerCase())) return true
      const words = (node.kind === 'verb' ? node.form : node.text).toLowerCase().match(/\p{L}+/gu) ?? []
      return words.some(isVosotros)
    })
}

/** The Spanish of each row in a block; empty for blocks whose rows cannot be hidden. */
function rowsOf(block: Block): readonly (readonly Spanish[])[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map((row) => row.filter((_, at) => block.columns[at]?.lang === 'es'))
    case 'examples':
    case 'phrases':
      return block.rows.map(({ es }) => [es])
    case 'contrast':
      return block.rows.map(({ left, right }) => [left.es, right.es])
    case 'mistakes':
      return block.rows.map(({ right }) => [right])
    default:
      return []
  }
}

/**
 * The indices of the rows about *vosotros*, including those marked by the author. A row that also has
 * *ustedes* is about both and does not count.
 */
export function findVosotrosRows(isVosotrosText: VosotrosTest, block: Block): number[] {
  const marked = 'vosotrosRow' in block ? [block.vosotrosRow ?? []].flat() : []
  return rowsOf(block).flatMap((texts, index) =>
    marked.includes(index) || (texts.some(isVosotrosText) && !texts.some((text) => /ustedes/i.test(text)))
      ? [index]
      : [],
  )
}
