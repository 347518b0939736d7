import { typedText } from '@/spanish/typed-text'

/** A word of an answer. */
export interface Word {
  /** What is compared. */
  key: string
  /** As it was written, in lower case. If pronouns have been detached from a verb, its text still includes them. */
  text: string
}

/** Normalises figures: *01* to *1*, *1/2* to *medio*, *la 1:30* to *la 1 y media*. */
const plainFigures = (text: string) =>
  text
    .replace(/([€£]) ?(\d+(?:[.,]\d+)?)/g, '$2 $1')
    .replace(/(\d)[.,](\d\d) ?€/g, '$1 € con $2')
    .replace(/ ?€/g, ' euros')
    .replace(/ ?£/g, ' libras')
    .replace(/(\d) ?%/g, '$1 por ciento')
    .replace(/(\d) ?h(?!\p{L})/gu, '$1')
    .replace(/(^|[^\d.,:])0+(?=\d)/g, '$1')
    .replace(/(^|\D)1\/2(?!\d)/g, '$1medio')
    .replace(/½/g, 'medio')
    .replace(/(\d)[:.]30(?!\d)/g, '$1 y media')
    .replace(/(\d)[:.]15(?!\d)/g, '$1 y cuarto')
    .replace(/(\d)[:.]00(?!\d)/g, '$1')

/** Alternative spellings that the Academies accept. */
const plainSpelling = (text: string) =>
  text
    .replace(/(^|[^\p{L}])sólo(?!\p{L})/gu, '$1solo')
    .replace(
      /(^|[^\p{L}])é(s(?:t?[ea]|t?[oa]s))(?= (?:es|son|era|eran|fue|está|están|no|me|te|se|les?|tiene|que|de|y)(?!\p{L})|[^\p{L}]*$)/gu,
      '$1e$2',
    )
    .replace(/(^|[^\p{L}])video(?=s?(?!\p{L}))/gu, '$1vídeo')
    .replace(/(^|[^\p{L}])futbol(?!\p{L})/gu, '$1fútbol')

/** Removes what never counts: capitals, repeated spaces and punctuation. Keeps accents. */
export function comparable(text: string): string {
  const small = typedText(text).toLocaleLowerCase('es')
  // Most sentences contain none of these, and a page normalises thousands of sentences.
  const withFigures = /[\d½]/.test(small) ? plainFigures(small) : small
  const spelt = /sólo|és[teao]|video|futbol/.test(withFigures) ? plainSpelling(withFigures) : withFigures
  return spelt
    .replace(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replace(/-(?!\p{L})/gu, ' ')
    .replace(/(^|[^\p{L}])-/gu, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of the answer; empty if nothing in it counts. */
export function wordsOf(text: string): readonly string[] {
  const compared = comparable(text)
  return compared === '' ? [] : compared.split(' ')
}

/** A word whose text is its key. */
export const word = (text: string): Word => ({ key: text, text })

/** Text whose words cannot be read one by one. */
const isJoined = /[\d½€£%]|sólo|és[teao]|video|futbol/i

/** Returns a function that reads the words of many similar sentences, and each of their words once. */
export function wordReader(): (text: string) => readonly Word[] {
  const known = new Map<string, readonly Word[]>()
  const read = (text: string) => {
    const words = known.get(text) ?? wordsOf(text).map(word)
    known.set(text, words)
    return words
  }
  return (text) => (isJoined.test(text) ? wordsOf(text).map(word) : text.split(' ').flatMap(read))
}

export function keysOf(words: readonly Word[]): string {
  let keys = ''
  for (const { key } of words) keys += keys === '' ? key : ` ${key}`
  return keys
}
