/**
 * The mark-up of all content, and its parser. The renderer, search and the tests share it, so they all interpret it in
 * the same way.
 */
/**
 * Spanish text, rendered with `lang="es"`, read aloud by the speak button and spell-checked by tests. `{está:estar}`
 * marks a verb form with its infinitive (shown in bold, checked against a conjugator). `___` is a gap in a sentence.
 */
export type Spanish = string

/** Plain British English, without any mark-up. */
export type English = string

/**
 * English prose with inline marks, which do not nest, except for verbs inside Spanish: `*hablo*` Spanish · `**word**`
 * emphasis · `~~hablas~~` wrong Spanish · `_word_` an English word that is being discussed · `[text](#section)` a
 * section of the same page · `[text](ser-estar#uses)` a section of another lesson · `[text](/practice)` another page on
 * the site · `[text](https://dle.rae.es/)` a page on another site · `[infinitives](?infinitive)` a grammar term with an
 * explanation that opens on tap.
 */
export type RichText = string

/** A piece of a Spanish string. */
export type SpanishNode =
  | { kind: 'text'; text: string }
  | { kind: 'verb'; form: string; infinitive: string }
  | { kind: 'gap' }

/** A piece of English prose. */
export type RichNode =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'spanish'; nodes: SpanishNode[] }
  | { kind: 'wrong'; text: string }
  | { kind: 'mention'; text: string }
  /** `lesson` is undefined for a section of the same page, and `section` is undefined for the top of a page. */
  | { kind: 'link'; text: string; lesson: string | undefined; section: string | undefined }
  /** A page on this site other than a lesson: `/practice`. */
  | { kind: 'page'; text: string; to: string }
  /** A grammar term; `term` is its key in the glossary. */
  | { kind: 'term'; text: string; term: string }
  /** A page on another site. */
  | { kind: 'outside'; text: string; href: string }

const spanishMark = /\{([^{}:]+):([^{}:]+)\}|___/g

// The longer mark comes first: otherwise `**` would be parsed as an empty `*…*`.
const richMark = /\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~|\[([^[\]*_~{}]+)\]\(([^()\s]+)\)|_([^_]+)_/g

const linkTarget = /^([a-z0-9-]+)?(?:#([a-z0-9-]+))?$/

const termTarget = /^\?([a-z-]+)$/

const pageTarget = /^\/[a-z-]+(?:#[a-z-]+)?$/

/** Allows only https, because any other scheme is a mistake or unsafe. */
const outsideTarget = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*$/

/** Splits a Spanish string at its verb marks and gaps. Throws if a mark is incomplete. */
export function parseSpanish(text: Spanish): SpanishNode[] {
  const nodes: SpanishNode[] = []
  const pushText = (part: string) => {
    if (/[{}_*~]/.test(part)) throw malformed(text, `"${part}" holds a mark that is not whole`)
    if (part !== '') nodes.push({ kind: 'text', text: part })
  }
  let end = 0
  for (const match of text.matchAll(spanishMark)) {
    pushText(text.slice(end, match.index))
    const [, form, infinitive] = match
    if (form === undefined || infinitive === undefined) nodes.push({ kind: 'gap' })
    else if (form !== form.trim() || /[\s*_~]/.test(infinitive) || /[*_~]/.test(form))
      throw malformed(text, `"${match[0]}" is not {form:infinitive}`)
    else nodes.push({ kind: 'verb', form, infinitive })
    end = match.index + match[0].length
  }
  pushText(text.slice(end))
  return nodes
}

/** Splits English prose at its marks. Throws if a mark is incomplete, nested or empty. */
export function parseRich(text: RichText): RichNode[] {
  const nodes: RichNode[] = []
  const pushText = (part: string) => {
    if (/[*_{}[\]]|~~/.test(part)) throw malformed(text, `"${part}" holds a mark that is not whole`)
    if (part !== '') nodes.push({ kind: 'text', text: part })
  }
  const plain = (part: string) => {
    if (/[*_{}[\]]|~~/.test(part)) throw malformed(text, `"${part}" holds a mark inside a mark`)
    return unpadded(part)
  }
  // A space just inside a mark means that a closing mark was parsed as an opening one.
  const unpadded = (part: string) => {
    if (part !== part.trim()) throw malformed(text, `"${part}" has a space next to its mark`)
    return part
  }
  let end = 0
  for (const match of text.matchAll(richMark)) {
    pushText(text.slice(end, match.index))
    const [, strong, spanish, wrong, linkText, target, mention] = match
    if (strong !== undefined) nodes.push({ kind: 'strong', text: plain(strong) })
    else if (spanish !== undefined) nodes.push({ kind: 'spanish', nodes: parseSpanish(unpadded(spanish)) })
    else if (wrong !== undefined) nodes.push({ kind: 'wrong', text: plain(wrong) })
    else if (mention !== undefined) nodes.push({ kind: 'mention', text: plain(mention) })
    else if (linkText !== undefined && target !== undefined) {
      nodes.push(link(unpadded(linkText), target, text))
    }
    end = match.index + match[0].length
  }
  pushText(text.slice(end))
  return nodes
}

function link(text: string, target: string, whole: string): RichNode {
  if (outsideTarget.test(target)) return { kind: 'outside', text, href: target }
  if (pageTarget.test(target)) return { kind: 'page', text, to: target }
  const [, term] = termTarget.exec(target) ?? []
  if (term !== undefined) return { kind: 'term', text, term }
  const [, lesson, section] = linkTarget.exec(target) ?? []
  if (lesson === undefined && section === undefined)
    throw malformed(whole, `"${target}" is not a target (see RichText)`)
  return { kind: 'link', text, lesson, section }
}

/** The Spanish text for speech and search: without verb marks, and with a pause for each gap. */
export function plainSpanish(text: Spanish): string {
  return plainNodes(parseSpanish(text))
}

/** The text without its mark-up. */
export function plainRich(text: RichText): string {
  return parseRich(text)
    .map((node) => (node.kind === 'spanish' ? plainNodes(node.nodes) : node.text))
    .join('')
}

function plainNodes(nodes: readonly SpanishNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'verb' ? node.form : '…'))
    .join('')
}

function malformed(text: string, why: string): Error {
  return new Error(`Malformed mark-up: ${why} in: ${text}`)
}
