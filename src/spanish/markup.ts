/**
 * The mark-up of everything we teach, and what reads it. Used by the site's renderer, by search and by the tests,
 * so that all of them see the same marks.
 */
/**
 * Spanish only: rendered with `lang="es"`, spoken by the speak button, spell-checked by the tests.
 * `{está:estar}` marks a verb form with its infinitive (shown in bold, checked against a conjugator).
 * A sentence with a gap writes it as `___`.
 */
export type Spanish = string

/** Plain British English, without any mark-up. */
export type English = string

/**
 * English prose with inline marks, never nested except for verbs inside Spanish:
 * `*hablo*` Spanish · `**word**` stress · `~~hablas~~` wrong Spanish · `_word_` an English word spoken about ·
 * `[text](#section)` a section of this page · `[text](ser-estar#uses)` a section of another lesson ·
 * `[text](/practice)` another page of the site · `[text](https://dle.rae.es/)` a page of another site ·
 * `[infinitives](?infinitive)` a word of grammar that a tap explains.
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
  /** `lesson` is undefined for a section of the same page, `section` for the head of a page. */
  | { kind: 'link'; text: string; lesson: string | undefined; section: string | undefined }
  /** A page of this site that is no lesson: `/practice`. */
  | { kind: 'page'; text: string; to: string }
  /** A word of grammar, which the glossary explains under the name `term`. */
  | { kind: 'term'; text: string; term: string }
  /** A page of another site. */
  | { kind: 'outside'; text: string; href: string }

const spanishMark = /\{([^{}:]+):([^{}:]+)\}|___/g

// The longer mark first: `**` would otherwise be read as an empty `*…*`.
const richMark = /\*\*([^*]+)\*\*|\*([^*]+)\*|~~([^~]+)~~|\[([^[\]*_~{}]+)\]\(([^()\s]+)\)|_([^_]+)_/g

const linkTarget = /^([a-z0-9-]+)?(?:#([a-z0-9-]+))?$/

const termTarget = /^\?([a-z-]+)$/

const pageTarget = /^\/[a-z-]+$/

/** Only https: anything else would be a mistake, or worse. */
const outsideTarget = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S*$/

/** Splits a Spanish string at its verb marks and gaps. Throws when a mark is not whole. */
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

/** Splits English prose at its marks. Throws when a mark is not whole, is nested or is empty. */
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
  // A space at the edge of a mark means that an end was taken for a beginning.
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
    throw malformed(
      whole,
      `"${target}" is not #section, lesson, lesson#section, /page, ?term or https://site/`,
    )
  return { kind: 'link', text, lesson, section }
}

/** The Spanish as it is said and searched: verb marks removed, a gap as a pause. */
export function plainSpanish(text: Spanish): string {
  return plainNodes(parseSpanish(text))
}

/** The prose without its marks. */
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
