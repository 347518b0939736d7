/** Finds English words in Spanish texts, and Spanish words in English texts. */
import { parseRich } from '../../src/spanish/markup'
import { type ContentDocument, plain, problem, wordsOf } from './content'

/** English words that are not also Spanish. */
const englishWords = new Set(
  (
    'the is of and with you are was were for to this that these those have had my your his her our their they we ' +
    'she not it on at be or from what when which who will would can could should does did been being there here ' +
    'verb verbs infinitive noun adjective person thing someone something singular plural feminine masculine past ' +
    'present future'
  ).split(' '),
)

/**
 * Spanish words that are not also English. They only match in lower case, because El Salvador and Las Palmas are names.
 */
const spanishWords = new Set(
  (
    'el los las una unos unas del que por para pero muy yo ella ellos ellas nosotros vosotros usted ustedes ser estar ' +
    'haber tener hacer está están es soy eres somos sois hablar comer vivir se lo le les nos os su sus mi mis tu tus ' +
    'como cuando donde porque y al'
  ).split(' '),
)

/** Spanish words that are neither English nor the start of a name, so they are reported even with a capital. */
const neverNames = new Set(
  'ayer anteayer anoche hoy entonces siempre nunca mientras aunque cuando porque muy'.split(' '),
)

/** Names and English words with an accent or ñ. */
const accentedInEnglish = new Set(
  (
    'Próxima Málaga Cádiz Córdoba León Mérida Bogotá Medellín Cancún Yucatán Potosí Tucumán José María Sofía Lucía Martín ' +
    'Andrés Inés Iván Raúl Óscar Álex Álvaro Nicolás Mónica Verónica Ángela Ángel Víctor Tomás Julián Adrián Rubén ' +
    'Jesús Sebastián Bárbara Belén Noé Hernán Héctor Hugo Fátima Míriam Begoña Íñigo Nuñez García López Martínez ' +
    'Fernández González Rodríguez Hernández Sánchez Pérez Gómez Jiménez Ramírez Núñez Muñoz Ibáñez Díaz Vázquez ' +
    'Álvarez Domínguez Suárez Ramón Simón Joaquín Agustín Germán Matías Elías Isaías Sara Ávila Gijón Ibáñez ' +
    'Picasso Dalí Miró Gaudí Velázquez Márquez Guzmán Frida Almodóvar café cafés fiancé cliché El Niño'
  ).split(' '),
)

/** Reports each English word in a Spanish text. */
export function englishProblems({ spanish }: ContentDocument): string[] {
  return spanish.flatMap((entry) =>
    englishIn(plain(entry.text)).map((word) =>
      problem(entry, plain(entry.text), `"${word}" is English inside a Spanish text`),
    ),
  )
}

/** Reports each Spanish word that isn’t marked as Spanish. */
export function unmarkedProblems({ rich, english }: ContentDocument): string[] {
  const prose = rich.flatMap((entry) => proseOf(entry.text).map((text) => ({ ...entry, text })))
  // Titles, captions and headers cannot contain marks and may include a Spanish word.
  const translations = english.filter((entry) => entry.kind === 'translation')
  return [...prose, ...translations].flatMap((entry) =>
    spanishIn(entry.text).map((word) =>
      problem(entry, entry.text, `"${word}" is Spanish outside a Spanish text: write *${word}*`),
    ),
  )
}

/** The English parts of prose. The text of a link to another site is left out, as it may be a Spanish name. */
export function proseOf(text: string): string[] {
  try {
    return parseRich(text).flatMap((node) =>
      node.kind === 'spanish' || node.kind === 'wrong' || node.kind === 'outside' ? [] : [node.text],
    )
  } catch {
    return [] // structure.test.ts reports it
  }
}

export function englishIn(text: string): string[] {
  // English words quoted in Spanish are in « », so ignore them.
  return wordsOf(text.replace(/«[^»]*»/g, '')).filter((word) => englishWords.has(word.toLowerCase()))
}

export function spanishIn(text: string): string[] {
  // Endings (-se) are not words.
  const words = (text.match(/(?<![-\p{L}])[¿¡]?\p{L}+(?:[-’']\p{L}+)*/gu) ?? []).map((word) =>
    word.replace(/[’']s$/, ''),
  )
  return words.filter(
    (word) =>
      spanishWords.has(word) ||
      neverNames.has(word.toLowerCase()) ||
      (/[¿¡áéíóúüñÁÉÍÓÚÜÑ]/.test(word) && !accentedInEnglish.has(word)),
  )
}

/** A piece of text on a page, with its declared language. */
interface PageText {
  text: string
  lang: string
  /** The enclosing tags, outermost first: `<a href="/about">`. */
  within: readonly string[]
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** The texts of a rendered page. */
export function textsOfPage(html: string): PageText[] {
  const texts: PageText[] = []
  const open: { tag: string; lang: string }[] = []
  const pieces = html.replace(/<!--.*?-->/gs, '').match(/<[^>]+>|[^<]+/g) ?? []
  for (const piece of pieces) {
    const lang = open.at(-1)?.lang ?? 'en'
    if (!piece.startsWith('<')) {
      const text = piece.replace(/&(?:amp|#x27|quot);/g, (entity) => entities[entity] ?? entity)
      texts.push({ text, lang, within: open.map(({ tag }) => tag) })
    } else if (piece.startsWith('</')) open.pop()
    else if (!/^<(?:img|input|br|hr|meta|link|wbr)\b|\/>$/.test(piece))
      open.push({ tag: piece, lang: / lang="([^"]+)"/.exec(piece)?.[1] ?? lang })
  }
  return texts
}
