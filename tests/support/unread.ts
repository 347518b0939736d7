/** Finds the strings of src/content that no check reads: what is left when all that the documents hold is taken away. */
import type { Block } from '../../src/content/types'
import { type ContentDocument, storyText, withoutBrackets } from './content'
import { machineKeys } from './fields'

/** One line for each string of the module that neither its document holds nor a machine key carries. */
export function unreadStrings({ id, spanish, rich, english }: ContentDocument, module: unknown): string[] {
  const read = new Set([...spanish, ...rich, ...english].map(({ text }) => text))
  const unread: string[] = []
  const visit = (value: unknown, path: string, field: string, parent: object) => {
    const isForProgram = machineKeys[field]
    if (isForProgram === true || isForProgram?.(parent)) return
    if (typeof value === 'string') {
      if (!/\p{L}/u.test(value) || read.has(value) || read.has(withoutBrackets(value))) return
      unread.push(`${id}: ${path}: "${value}": ${whatToDo(field)}`)
    } else if (Array.isArray(value)) {
      value.forEach((item, at) => {
        visit(item, `${path}/${nameOf(item) ?? at + 1}`, field, parent)
      })
    } else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(asRead(value)))
        visit(child, path === '' ? key : `${path}/${key}`, key, value)
  }
  visit(module, '', '', {})
  return unread
}

function whatToDo(field: string): string {
  return (
    `no check reads it. Say which language "${field}" holds: for a lesson in spanishOf, richOf or englishOf of ` +
    'tests/support/content.ts, for another module in fieldLanguages of tests/support/fields.ts. If no student ' +
    'reads it, name it in machineKeys there.'
  )
}

/** The object with what a document holds in another shape as the document holds it. */
function asRead(value: object): object {
  if (!('kind' in value)) return value
  const block = value as Block
  // A story with its gaps filled.
  if (block.kind === 'story') return { ...block, text: storyText(block) }
  // How a word is said is read by pronunciation.test.ts.
  if (block.kind === 'table')
    return {
      ...block,
      rows: block.rows.map((row) => row.filter((_, at) => block.columns[at]?.lang !== 'say')),
    }
  return block
}

function nameOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
}
