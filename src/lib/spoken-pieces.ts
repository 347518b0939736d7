/** The longest that one piece may take, in seconds: Chrome’s remote voices fall silent after fifteen. */
const longest = 15

/**
 * How long a slow voice needs for a text, in seconds, at a multiple of its normal speed. A digit is read as a word of
 * about eight letters.
 */
export const secondsFor = (text: string, rate: number): number =>
  (0.08 * (text.length + 7 * (text.match(/\d/g)?.length ?? 0))) / rate

/** The sentences of a line. A full stop before a small letter or inside a word (3.500, a. m.) does not end one. */
const sentencesOf = (line: string): readonly string[] =>
  line.match(/\S.*?(?:[.!?…][)"”»]*(?=\s+[^\s\p{Ll}])|$)/gu) ?? []

/** Halves a sentence that takes too long, if possible at the end of a clause, until every part is short enough. */
function fitted(sentence: string, rate: number): string[] {
  if (secondsFor(sentence, rate) <= longest) return [sentence]
  const distance = (at: number) => Math.abs(at - sentence.length / 2)
  const gaps = [/[,;:)—] /g, / /g]
    .map((gap) => [...sentence.matchAll(gap)].map(({ 0: { length }, index }) => index + length))
    .find(({ length }) => length > 0)
  const at = gaps?.reduce((best, gap) => (distance(gap) < distance(best) ? gap : best))
  if (at === undefined) return [sentence]
  return [sentence.slice(0, at - 1), sentence.slice(at)].flatMap((half) => fitted(half, rate))
}

/** Splits a text into the pieces to speak one after another: sentences, or parts of those that take too long. */
export const piecesOf = (text: string, rate: number): string[] =>
  text
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => fitted(sentence, rate))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
