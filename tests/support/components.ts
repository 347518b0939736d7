/** Reads the Spanish, and all strings, from the code outside src/content and src/spanish. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { ContentDocument, SpanishText, TextLocation } from './content'
import { notEnglish } from './english'

/** Fields that contain Spanish even if the words look English. */
const spanishFields: ReadonlySet<unknown> = new Set(['es', 'sentence', 'example'])

const sources = new URL('../../src/', import.meta.url)

/** A syntax-tree node. Properties that depend on its type are read by name. */
type Node = Readonly<Record<string, unknown>> & { type: string }

const programFiles = (): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|^(?:content|spanish)\//.test(name))
    .sort()

/** Every source file that contains Spanish, with its Spanish texts. */
export function componentDocuments(): ContentDocument[] {
  return programFiles().flatMap((name) => {
    const id = `src/${name}`
    const spanish = spanishInSource(id, readFileSync(new URL(name, sources), 'utf8'))
    return spanish.length === 0 ? [] : [{ id, spanish, rich: [], english: [], say: [] }]
  })
}

const lineOf = (source: string, node: Node) => source.slice(0, Number(node['start'])).split('\n').length

/** Every string and JSX text in the code, with its file and line. */
export function stringsOfProgram(): (TextLocation & { text: string })[] {
  return programFiles().flatMap((name) => {
    const source = readFileSync(new URL(name, sources), 'utf8')
    const texts: (TextLocation & { text: string })[] = []
    const visit = (node: Node) => {
      if (isNotDisplayed(node)) return
      const text = textOf(node)
      if (text !== undefined)
        texts.push({ document: `src/${name}`, at: `line ${lineOf(source, node)}`, text: shownText(text) })
      for (const child of childrenOf(node)) visit(child)
    }
    visit(parseSync(name, source).program as unknown as Node)
    return texts
  })
}

/**
 * The text inside elements with `lang="es"`, the strings of fields that contain Spanish, and any fragments of other
 * strings that are not entirely English. A misspelt word belongs to no language, so the Spanish checks report it.
 */
export function spanishInSource(id: string, source: string): SpanishText[] {
  const { program, errors } = parseSync(id, source)
  if (errors.length > 0) throw new Error(`${id} does not parse: ${errors[0]?.message}`)
  const texts: SpanishText[] = []
  const read = new Set<Node>()
  const add = (node: Node, text: string) => {
    if (/\p{L}/u.test(text))
      texts.push({ document: id, at: `line ${lineOf(source, node)}`, text, kind: 'phrase' })
  }
  const visit = (node: Node) => {
    if (isNotDisplayed(node)) return
    if (node.type === 'JSXElement' && langOf(node) === 'es') {
      for (const piece of piecesOf(node, read)) add(node, piece)
    } else if (node.type === 'Property' && isNode(node['key']) && isNode(node['value'])) {
      const name = String(node['key']['name'] ?? node['key']['value'])
      if (spanishFields.has(name) && typeof node['value']['value'] === 'string') {
        add(node, node['value']['value'])
        read.add(node['value'])
      }
    }
    const text = read.has(node) ? undefined : textOf(node)
    if (text !== undefined) for (const piece of notEnglish(text)) add(node, piece)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program as unknown as Node)
  return texts
}

/** Whether the text is never displayed: a module or class name, a type, or the path or colour of a drawing. */
function isNotDisplayed({ type, name }: Node): boolean {
  if (type === 'JSXAttribute')
    return isNode(name) && ['className', 'd', 'fill', 'stroke', 'transform'].includes(String(name['name']))
  return ['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration', 'TSLiteralType'].includes(type)
}

const colour = /^#[\da-f]{3,8}$/i

/** The string in a node, with an ellipsis for each interpolation; undefined for a colour. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral')
    return nodesIn(quasis)
      .map((quasi) => String(Reflect.get(Object(quasi['value']), 'cooked')))
      .join('…')
  if (type !== 'Literal' && type !== 'JSXText') return undefined
  return typeof value === 'string' && !colour.test(value) ? value : undefined
}

/** The text of an element, split at interpolations. Adds the nodes that it reads to `visited`. */
function piecesOf(element: Node, visited: Set<Node>): string[] {
  const pieces = ['']
  const write = (text: string) => {
    pieces.push((pieces.pop() ?? '') + text)
  }
  const read = (node: Node) => {
    visited.add(node)
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
      // There may be string literals inside: {done ? 'hecho' : 'por hacer'}.
      for (const child of childrenOf(node)) {
        read(child)
        pieces.push('')
      }
    }
  }
  for (const child of nodesIn(element['children'])) read(child)
  return pieces.map((piece) => piece.trim())
}

/** Whether this element inside a Spanish one is Spanish too: it is, unless it declares another language. */
function isSpanishElement(node: Node): boolean {
  return node.type === 'JSXElement' && [undefined, 'es'].includes(langOf(node))
}

/** Whether the element is inline: its text continues the sentence around it. */
function isInline({ type, openingElement }: Node): boolean {
  if (type === 'JSXFragment') return true
  const name =
    isNode(openingElement) && isNode(openingElement['name']) ? openingElement['name']['name'] : undefined
  return ['a', 'b', 'em', 'i', 'mark', 's', 'span', 'strong', 'tspan'].includes(String(name))
}

/** JSX whitespace rules: a line break with its indentation becomes nothing or one space. */
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
