/** Sorted words, each as the number of letters that it shares with the word before it and the letters that follow. */
import { withoutAccents } from '../accents.ts'

/** The number of shared letters is a capital letter, because no word contains one. */
const first = 'A'.charCodeAt(0)

export function packWords(words: readonly string[]): string {
  let before = ''
  return [...words]
    .sort()
    .map((word) => {
      let shared = 0
      while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared++
      before = word
      return String.fromCharCode(first + shared) + word.slice(shared)
    })
    .join('')
}

export function unpackWords(packed: string): string[] {
  const words: string[] = []
  let word = ''
  let start = 0
  for (let at = 1; at <= packed.length; at++) {
    const code = packed.charCodeAt(at)
    if (at < packed.length && (code < first || code > first + 25)) continue
    word = word.slice(0, packed.charCodeAt(start) - first) + packed.slice(start + 1, at)
    words.push(word)
    start = at
  }
  return words
}

/**
 * Unpacks the words of several packed lines by their first letter, and only when a word with this letter is asked for:
 * unpacking them all at once would take too long on an old phone. `use` gets each word with the index of its line.
 */
export function unpackLazily(
  lines: readonly string[],
  use: (word: string, line: number) => void,
): (word: string) => void {
  const parts = new Map<string, { line: number; packed: string }[]>()
  lines.forEach((text, line) => {
    // A word that shares no letter with the one before it starts with another letter.
    for (const part of text.split('A').slice(1)) {
      const initial = withoutAccents(part.charAt(0))
      const there = parts.get(initial)
      if (there === undefined) parts.set(initial, [{ line, packed: `A${part}` }])
      else there.push({ line, packed: `A${part}` })
    }
  })
  return (word) => {
    const initial = withoutAccents(word.charAt(0))
    for (const { line, packed } of parts.get(initial) ?? [])
      for (const one of unpackWords(packed)) use(one, line)
    parts.delete(initial)
  }
}
