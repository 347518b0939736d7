/** A word with its position. */
export interface Word {
  text: string
  /** In lower case. */
  small: string
  at: number
  /** Whether it is the first word of its sentence. */
  begins: boolean
}

/** Letters, possibly joined by a hyphen or an apostrophe. */
const wordShape = /\p{L}+(?:[-’']\p{L}+)*/gu

/** Whether the preceding text ends a sentence, a greeting or a line. */
const endsBefore = (before: string) => /(?:^|[.!?…¿¡:;\n«“"(—–-])[\s«“"(¿¡—–-]*$/u.test(before)

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordShape)].map((match) => ({
    text: match[0],
    small: match[0].toLocaleLowerCase('es'),
    at: match.index,
    begins: endsBefore(text.slice(Math.max(match.index - 12, 0), match.index)),
  }))

/**
 * Counts words as the exam boards do: anything between two spaces is one word, including a number, a date or a
 * hyphenated word. A dash or other punctuation mark on its own does not count.
 */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length

/** The sentences of a text, with their closing marks. */
export const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((one) => one.trim()).filter(Boolean)
