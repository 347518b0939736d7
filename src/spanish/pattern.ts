/**
 * The notation in which an answer is written once for all the sentences that it stands for:
 *
 * - `{a|b}` one of several; an empty one (`{ya|}`) may be left out
 * - `[a]`, `[a|b]` may be left out
 * - `<a>`, `<a|b>` may move: it stands where it is written, first, last, where another part that moves is written, or at a `^`
 * - `^` a place for the parts that move
 *
 * Braces and brackets may stand inside each other and inside `<>`. The model answer takes the first of several, leaves
 * out what is in brackets and moves nothing. A capital at the beginning belongs to the sentence: whatever comes first
 * has it, and every other word that could have come first is written small. A name keeps its own where it stands in
 * braces by itself (`{Ana} canta <hoy>`, `{{Ana}|mi tía} canta <hoy>`).
 */
import type { Spanish } from './markup'

/** Spanish in the notation above. */
export type Pattern = string

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'one-of'; choices: readonly (readonly Node[])[] }
  | { kind: 'moves'; choices: readonly (readonly Node[])[] }
  | { kind: 'place' }

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '<': '>' }

/** Throws for a bracket that is not closed, or that stands where it may not. */
function parse(pattern: Pattern): readonly Node[] {
  let at = 0
  const fail = (why: string): never => {
    throw new Error(`The pattern "${pattern}" ${why} (at ${at + 1})`)
  }

  function sequence(ends: string, isOutermost: boolean): Node[] {
    const nodes: Node[] = []
    let text = ''
    const flush = () => {
      if (text !== '') nodes.push({ kind: 'text', text })
      text = ''
    }
    for (; at < pattern.length && !ends.includes(pattern.charAt(at)); at += 1) {
      const sign = pattern.charAt(at)
      const close = closing[sign]
      if (close !== undefined) {
        flush()
        if (sign === '<' && !isOutermost) fail('has a part that moves inside another bracket')
        nodes.push(bracket(sign, close))
      } else if (sign === '^') {
        if (!isOutermost) fail('has a place inside a bracket')
        flush()
        nodes.push({ kind: 'place' })
      } else if ('}]>|'.includes(sign)) fail(`has a "${sign}" too many`)
      else text += sign
    }
    flush()
    return nodes
  }

  function bracket(sign: string, close: string): Node {
    const choices: (readonly Node[])[] = []
    do {
      at += 1
      choices.push(sequence(`|${close}`, false))
    } while (pattern.charAt(at) === '|')
    if (pattern.charAt(at) !== close) fail(`lacks a "${close}"`)
    if (sign === '<') return { kind: 'moves', choices }
    return { kind: 'one-of', choices: sign === '[' ? [[], ...choices] : choices }
  }

  return sequence('', true)
}

/** More sentences than anybody reads through: a pattern that stands for them got out of hand. */
const mostSentences = 20_000

/** How many sentences the nodes stand for, those that are alike counted each. */
function countOf(nodes: readonly Node[]): number {
  const moving = nodes.filter(({ kind }) => kind === 'moves').length
  const places = nodes.filter(({ kind }) => kind === 'moves' || kind === 'place').length + 2
  let count = 1
  for (let part = 0; part < moving; part += 1) count *= places + part
  for (const node of nodes) {
    if ('choices' in node) count *= node.choices.reduce((sum, choice) => sum + countOf(choice), 0)
  }
  return count
}

/** Every text that the nodes stand for, the model first. */
function texts(nodes: readonly Node[]): readonly string[] {
  return nodes.reduce<readonly string[]>(
    (before, node) => {
      const own =
        node.kind === 'text'
          ? [node.text]
          : node.kind === 'place'
            ? ['']
            : node.choices.flatMap((choice) =>
                texts(choice).map((text) => (node.kind === 'moves' ? ` ${text} ` : text)),
              )
      return before.flatMap((start) => own.map((end) => start + end))
    },
    [''],
  )
}

/** The nodes with each part that moves at each place where it may stand, as they are written first. */
function orders(nodes: readonly Node[]): (readonly Node[])[] {
  const moving = nodes.filter((node) => node.kind === 'moves')
  if (moving.length === 0) return [nodes]
  // A place is before each piece: where a part is written that moves, at a `^`, first and last.
  const places: readonly Node[] = [{ kind: 'place' }, ...nodes, { kind: 'place' }]
  const stays = places.map((node) => (node.kind === 'text' || node.kind === 'one-of' ? [node] : []))
  const open = places.flatMap((node, at) => (node.kind === 'moves' || node.kind === 'place' ? [at] : []))
  /** Each way to put the parts that are left into the places, in every order among themselves. */
  const put = (filled: readonly (readonly Node[])[], left: readonly Node[]): (readonly Node[])[] => {
    const [part, ...others] = left
    if (part === undefined) return [filled.flat()]
    const own = places.indexOf(part)
    return [own, ...open.filter((place) => place !== own)].flatMap((place) => {
      const there = filled[place] ?? []
      return Array.from({ length: there.length + 1 }, (_, before) =>
        put(filled.with(place, there.toSpliced(there.length - before, 0, part)), others),
      ).flat()
    })
  }
  return put(stays, moving)
}

/** A name that stands in braces by itself keeps its capital wherever it comes to stand. */
const isName = (node: Node) => node.kind === 'one-of' && node.choices.length === 1

/** Whether nothing is a reading of the node: then the next one may begin the sentence. */
const mayBeEmpty = (node: Node): boolean =>
  node.kind === 'text'
    ? node.text.trim() === ''
    : node.kind === 'place' || node.choices.some((choice) => choice.every(mayBeEmpty))

/** The nodes with small letters in all that may begin the sentence: the capital belongs to the sentence. */
function withoutCapital(nodes: readonly Node[]): readonly Node[] {
  const [first, ...others] = nodes
  if (first === undefined || isName(first)) return nodes
  const lowered: Node =
    first.kind === 'text'
      ? { ...first, text: first.text.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase('es')) }
      : first.kind === 'place'
        ? first
        : { ...first, choices: first.choices.map(withoutCapital) }
  return [lowered, ...(mayBeEmpty(first) ? withoutCapital(others) : others)]
}

/** The words without what the brackets left: single spaces, none before a stop or after an opening mark. */
const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:?!…])/g, '')
    .replace(/(?<=[¿¡]) /g, '')
    .trim()

/** What stands in a pattern between its marks, and what makes sentences of the texts that it stands for. */
function inside(pattern: Pattern): { nodes: readonly Node[]; sentence: (text: string) => Spanish } {
  const [, opening = '', body = '', stop = ''] = /^([¿¡]?)(.*?)([.?!…]*)$/su.exec(pattern) ?? []
  const nodes = parse(body)
  const hasCapital = /^[^\p{L}\d]*\p{Lu}/u.test(body)
  const raised = (text: string) =>
    hasCapital ? text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toLocaleUpperCase('es')) : text
  return {
    nodes: hasCapital ? withoutCapital(nodes) : nodes,
    sentence: (text) => tidied(`${opening}${raised(tidied(text))}${stop}`),
  }
}

/**
 * Every sentence that a pattern stands for, the model answer first, none twice. Throws for a pattern that is not
 * well-formed.
 */
export function expand(pattern: Pattern): Spanish[] {
  const { nodes, sentence } = inside(pattern)
  if (countOf(nodes) > mostSentences)
    throw new Error(`The pattern "${pattern}" stands for more than ${mostSentences} sentences`)
  return [...new Set(orders(nodes).flatMap((order) => texts(order).map(sentence)))]
}

/** The first of several throughout, and nothing moved. */
const firstText = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'place') return ''
      const first = firstText(node.choices[0] ?? [])
      return node.kind === 'moves' ? ` ${first} ` : first
    })
    .join('')

/** The first of the sentences that a pattern stands for. A page shows it without making all the others. */
export function modelOf(pattern: Pattern): Spanish {
  const { nodes, sentence } = inside(pattern)
  return sentence(firstText(nodes))
}

/** Sentences of a pattern, the model first, in which every word stands beside each of its neighbours at least once. */
export function coverOf(pattern: Pattern): Spanish[] {
  const seen = new Set<string>()
  return expand(pattern).filter((text) => {
    const words = ['', ...text.split(' '), '']
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
    const isNew = pairs.some((pair) => !seen.has(pair))
    for (const pair of pairs) seen.add(pair)
    return isNew
  })
}
