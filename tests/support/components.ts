/** Finds the Spanish that is written in components, not in src/content. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { ContentDocument, SpanishText } from './content'

/** Fields that hold Spanish in the content too. */
const spanishFields: ReadonlySet<unknown> = new Set([
  'es',
  'sentence',
  'example',
  'spanishName',
  'persons',
  'commandPersons',
])

const sources = new URL('../../src/', import.meta.url)

/** A node of a syntax tree: what follows from its type is read by name. */
type Node = Readonly<Record<string, unknown>> & { type: string }

/** Each component in which Spanish is written, with that Spanish. */
export function componentDocuments(): ContentDocument[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .sort()
    .flatMap((name) => {
      const id = `src/${name}`
      const spanish = spanishInSource(id, readFileSync(new URL(name, sources), 'utf8'))
      return spanish.length === 0 ? [] : [{ id, spanish, rich: [], english: [], say: [] }]
    })
}

/** The text inside elements with `lang="es"`, and the strings of fields that hold Spanish: `{ es: 'Alegría' }`. */
export function spanishInSource(id: string, source: string): SpanishText[] {
  const { program, errors } = parseSync(id, source)
  if (errors.length > 0) throw new Error(`${id} does not parse: ${errors[0]?.message}`)
  const found: SpanishText[] = []
  const add = (section: string, text: string) => {
    if (/\p{L}/u.test(text)) found.push({ document: id, at: section, text, kind: 'phrase' })
  }
  const visit = (node: Node) => {
    if (node.type === 'JSXElement' && langOf(node) === 'es') {
      for (const piece of piecesOf(node)) add('lang="es"', piece)
    } else if (node.type === 'Property' && isNode(node['key']) && isNode(node['value'])) {
      const name = String(node['key']['name'] ?? node['key']['value'])
      if (spanishFields.has(name) && typeof node['value']['value'] === 'string')
        add(name, node['value']['value'])
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program as unknown as Node)
  return found
}

/** The text of an element, in pieces: what the program fills in stands between them. */
function piecesOf(element: Node): string[] {
  const pieces = ['']
  const write = (text: string) => {
    pieces.push((pieces.pop() ?? '') + text)
  }
  const read = (node: Node) => {
    if (node.type === 'JSXText') write(shownText(String(node['value'])))
    else if (node.type === 'Literal' && typeof node['value'] === 'string') write(node['value'])
    else if (node.type === 'JSXFragment' || isSpanishElement(node)) {
      if (!isInline(node)) pieces.push('')
      for (const child of nodesIn(node['children'])) read(child)
      if (!isInline(node)) pieces.push('')
    } else if (node.type === 'JSXElement') pieces.push('')
    else if (node.type === 'JSXExpressionContainer' && isNode(node['expression'])) read(node['expression'])
    else {
      pieces.push('')
      // Literals inside: {done ? 'hecho' : 'por hacer'}
      for (const child of childrenOf(node)) {
        read(child)
        pieces.push('')
      }
    }
  }
  for (const child of nodesIn(element['children'])) read(child)
  return pieces.map((piece) => piece.trim())
}

/** An element inside a Spanish one, unless it says that it is in another language. */
function isSpanishElement(node: Node): boolean {
  return node.type === 'JSXElement' && [undefined, 'es'].includes(langOf(node))
}

/** Whether its text belongs to the words around it. */
function isInline({ type, openingElement }: Node): boolean {
  if (type === 'JSXFragment') return true
  const name =
    isNode(openingElement) && isNode(openingElement['name']) ? openingElement['name']['name'] : undefined
  return ['a', 'b', 'em', 'i', 'mark', 's', 'span', 'strong', 'tspan'].includes(String(name))
}

/** What the browser shows of the text between two tags: a line break with its spaces is nothing or one space. */
function shownText(source: string): string {
  const lines = source.split('\n')
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ')
}

function langOf(element: Node): string | undefined {
  const opening = element['openingElement']
  if (!isNode(opening)) return undefined
  const attribute = nodesIn(opening['attributes']).find(
    ({ type, name }) => type === 'JSXAttribute' && isNode(name) && name['name'] === 'lang',
  )
  return isNode(attribute?.['value']) ? String(attribute['value']['value']) : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesIn(value)))
}
