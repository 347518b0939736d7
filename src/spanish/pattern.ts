/**
 * The notation for patterns. One pattern stands for all the accepted wordings of an answer:
 *
 * - `{a|b}` is a choice between alternatives; an empty alternative (`{ya|}`) makes it optional
 * - `[a]` and `[a|b]` are optional
 * - `<a>` and `<a|b>` are movable: they can go where they are written, first, last, where another movable part is
 *   written, or at a `^`
 * - `^` is a position for movable parts
 * - `$name` is a named part, defined beside the patterns that use it (`{ when: 'hoy|esta mañana' }`); `$Name` is the same
 *   part with a capital
 *
 * Braces and brackets can be nested in each other and inside `<>`. The model answer takes the first choice, leaves out
 * what is in brackets and moves nothing. A capital at the start belongs to the sentence: whatever comes first gets it,
 * and every other word that could have come first is in lower case. A name keeps its capital if it is alone in braces
 * (`{Ana} canta <hoy>`, `{{Ana}|mi tía} canta <hoy>`).
 */
import type { Spanish } from './markup'

/** Spanish text in the notation above. */
export type Pattern = string

/** Named parts: each is a pattern, or several with `|` between them. A part may use others. */
export type Parts = Readonly<Record<string, Pattern>>

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'one-of'; choices: readonly (readonly Node[])[] }
  | { kind: 'moves'; choices: readonly (readonly Node[])[] }
  | { kind: 'place' }

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']', '<': '>' }

/** A use of a part. *$100* is a price. */
const use = /\$(\p{L}[\p{L}\d]*)/gu

/** Whether a `|` is outside all brackets. */
function hasChoices(pattern: Pattern): boolean {
  let depth = 0
  return [...pattern].some((sign) => {
    if ('{[<'.includes(sign)) depth += 1
    if ('}]>'.includes(sign)) depth -= 1
    return sign === '|' && depth === 0
  })
}

export interface PartsFiller {
  /** Replaces the named parts in a pattern. Throws if a name has no part, or if a part contains itself. */
  fill: (pattern: Pattern) => Pattern
  /** The parts that no pattern has used so far. */
  unused: () => readonly string[]
}

export function partsFiller(parts: Parts): PartsFiller {
  const unused = new Set(Object.keys(parts))
  const fill = (pattern: Pattern, inside: readonly string[]): Pattern =>
    pattern.replace(use, (_, name: string) => {
      const own = name.charAt(0).toLowerCase() + name.slice(1)
      const part = Object.hasOwn(parts, own) ? parts[own] : undefined
      if (part === undefined)
        throw new Error(`The pattern "${pattern}" uses "$${name}", which is not defined`)
      if (inside.includes(own)) throw new Error(`The part "$${own}" contains itself`)
      unused.delete(own)
      const whole = fill(hasChoices(part) ? `{${part}}` : part, [...inside, own])
      return name === own ? whole : whole.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('es'))
    })
  return { fill: (pattern) => fill(pattern, []), unused: () => [...unused] }
}

/** Throws if a bracket is not closed or is in the wrong place, or if a named part has not been replaced. */
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

  if (pattern.search(use) !== -1) fail('uses a part that is not defined')
  return sequence('', true)
}

/** A sanity limit: a pattern with more sentences than this is a mistake. */
const mostSentences = 20_000

/** The number of sentences, including duplicates. */
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

/** Every text that the nodes generate, starting with the model. */
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

/** Every arrangement of the movable parts, starting with the original one. */
function orders(nodes: readonly Node[]): (readonly Node[])[] {
  const moving = nodes.filter((node) => node.kind === 'moves')
  if (moving.length === 0) return [nodes]
  // A movable part can go first, last, at a `^`, or where any movable part was written.
  const places: readonly Node[] = [{ kind: 'place' }, ...nodes, { kind: 'place' }]
  const stays = places.map((node) => (node.kind === 'text' || node.kind === 'one-of' ? [node] : []))
  const open = places.flatMap((node, at) => (node.kind === 'moves' || node.kind === 'place' ? [at] : []))
  /** Inserts the remaining movable parts in the open slots, in every order. */
  const put = (filled: readonly (readonly Node[])[], left: readonly Node[]): (readonly Node[])[] => {
    const [part, ...others] = left
    if (part === undefined) return [filled.flat()]
    const own = places.indexOf(part)
    return [own, ...open.filter((place) => place !== own)].flatMap((place) => {
      const there = filled[place] ?? []
      return Array.from({ length: there.length + 1 }, (_, before) => {
        const split = there.length - before
        const placed = [...there.slice(0, split), part, ...there.slice(split)]
        return put(
          filled.map((nodes, at) => (at === place ? placed : nodes)),
          others,
        )
      }).flat()
    })
  }
  return put(stays, moving)
}

/** A name that is alone in braces keeps its capital in any position. */
const isName = (node: Node) => node.kind === 'one-of' && node.choices.length === 1

/** Whether the node can be empty, so that the next one may start the sentence. */
const mayBeEmpty = (node: Node): boolean =>
  node.kind === 'text'
    ? node.text.trim() === ''
    : node.kind === 'place' || node.choices.some((choice) => choice.every(mayBeEmpty))

/** Lower-cases every word that can start the sentence, because the capital belongs to the sentence. */
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

/**
 * Cleans up after omitted optional parts: removes double spaces, and spaces before punctuation or after an opening
 * mark.
 */
const tidied = (text: string) => {
  const one = text.trim().replace(/\s+/g, ' ')
  return / [.,;:?!…]|[¿¡] /.test(one) ? one.replace(/ (?=[.,;:?!…])/g, '').replace(/([¿¡]) /g, '$1') : one
}

/**
 * The body of a pattern without its outer punctuation, and a function that turns each generated text into a sentence.
 */
function inside(pattern: Pattern): { nodes: readonly Node[]; sentence: (text: string) => Spanish } {
  const [, opening = '', body = '', stop = ''] = /^([¿¡]?)(.*?)([.?!…]*)$/su.exec(pattern) ?? []
  const nodes = parse(body)
  const hasCapital = /^[^\p{L}\d]*\p{Lu}/u.test(body)
  const raised = (text: string) =>
    hasCapital ? text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toLocaleUpperCase('es')) : text
  return {
    nodes: hasCapital ? withoutCapital(nodes) : nodes,
    sentence: (text) => tidied(`${opening}${raised(text.trim())}${stop}`),
  }
}

/**
 * Every sentence that a pattern generates, without duplicates, starting with the model answer. Throws if the pattern is
 * malformed.
 */
export function expand(pattern: Pattern): Spanish[] {
  const { nodes, sentence } = inside(pattern)
  if (countOf(nodes) > mostSentences)
    throw new Error(`The pattern "${pattern}" stands for more than ${mostSentences} sentences`)
  return [...new Set(orders(nodes).flatMap((order) => texts(order).map(sentence)))]
}

/** Takes the first choice everywhere, and moves nothing. */
const firstText = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'place') return ''
      const first = firstText(node.choices[0] ?? [])
      return node.kind === 'moves' ? ` ${first} ` : first
    })
    .join('')

/** The first sentence of a pattern. Use this if only the model is shown: it is much cheaper than `expand`. */
export function modelOf(pattern: Pattern): Spanish {
  const { nodes, sentence } = inside(pattern)
  return sentence(firstText(nodes))
}

/** Enough sentences of a pattern to include every pair of adjacent words, starting with the model. */
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
