import type { English, Spanish } from './markup'

/** Strips all diacritics: á becomes a, ü becomes u, ñ becomes n. */
export function withoutAccents(text: string): string {
  // Most words have none, and this is called for every word of the lexicon.
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Strips all diacritics except the tilde on ñ, which is a separate letter. */
export function withoutVowelAccents(text: string): string {
  return text.replace(/[^ñÑ]/gu, withoutAccents)
}

const lettersOf = (text: string) => text.toLocaleLowerCase('es').replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether two texts differ only in diacritics, at least one of which is the tilde on an ñ. */
export function mixesUpEnes(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  return withoutAccents(a) === withoutAccents(b) && withoutVowelAccents(a) !== withoutVowelAccents(b)
}

/** The message for a student who mixes up n and ñ, with the words that they needed. */
export const aboutEnes = (needed: readonly Spanish[]): string =>
  `*Ñ* is a letter of its own, not an *n* with an accent: ${needed.map((word) => `*${word}*`).join(', ')}.`

/**
 * Meanings of words that differ only by an accent, keyed by the written form: `{ hablo: 'I speak', habló: 'he spoke'
 * }`. Common pairs are below.
 */
export type AccentTwins = Readonly<Record<Spanish, English | undefined>>

/** Common pairs that differ only by an accent, or by n and ñ. Exercises add pairs for their own verbs. */
export const commonTwins: AccentTwins = {
  el: 'the',
  él: 'he',
  tu: 'your',
  tú: 'you',
  mi: 'my',
  mí: 'me (after a preposition)',
  si: 'if',
  sí: 'yes',
  se: 'himself, herself, themselves',
  sé: 'I know; be! (command)',
  te: 'you (object)',
  té: 'tea',
  de: 'of, from',
  dé: 'give (subjunctive or command)',
  mas: 'but (old-fashioned)',
  más: 'more',
  aun: 'even',
  aún: 'still, yet',
  que: 'that',
  qué: 'what',
  como: 'like, as; I eat',
  cómo: 'how',
  cuando: 'when (joining two sentences)',
  cuándo: 'when (asking)',
  donde: 'where (joining two sentences)',
  dónde: 'where (asking)',
  quien: 'who (joining two sentences)',
  quién: 'who (asking)',
  cual: 'which (joining two sentences)',
  cuál: 'which (asking)',
  porque: 'because',
  porqué: 'reason (a noun)',
  esta: 'this',
  está: 'he, she or it is',
  estas: 'these',
  estás: 'you are',
  este: 'this',
  esté: 'be (subjunctive or command)',
  papa: 'potato; pope',
  papá: 'dad',
  ano: 'anus (part of the body)',
  año: 'year',
  anos: 'anuses (part of the body)',
  años: 'years',
  campana: 'bell',
  campaña: 'campaign',
  pena: 'pity; grief',
  peña: 'crag; group of friends',
  hacia: 'towards',
  hacía: 'I, he or she used to do',
  seria: 'serious',
  sería: 'would be',
  rio: 'he or she laughed',
  río: 'river; I laugh',
  publico: 'I publish',
  público: 'public',
  practico: 'I practise',
  práctico: 'practical',
  numero: 'I number',
  número: 'number',
}
