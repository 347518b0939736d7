/** A word where it stands. */
export interface Word {
  text: string
  /** In small letters. */
  small: string
  at: number
  /** The first of its sentence. */
  begins: boolean
}

/** As letters stand in a word, also joined by a hyphen or an apostrophe. */
const wordShape = /\p{L}+(?:[-’']\p{L}+)*/gu

/** Whether what stands before it ends a sentence, a greeting or a line. */
const endsBefore = (before: string) => /(?:^|[.!?…¿¡:;\n«“"(—–-])[\s«“"(¿¡—–-]*$/u.test(before)

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordShape)].map((match) => ({
    text: match[0],
    small: match[0].toLocaleLowerCase('es'),
    at: match.index,
    begins: endsBefore(text.slice(Math.max(match.index - 12, 0), match.index)),
  }))

/**
 * How many words a text has, as the boards count: whatever stands between two spaces is one word, also a number, a date
 * or a word with a hyphen; a dash or a sign alone is none.
 */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((one) => /[\p{L}\d]/u.test(one)).length

/** The sentences of a text, each with its end. */
export const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((one) => one.trim()).filter(Boolean)
