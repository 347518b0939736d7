/** Sorted words, each as the number of letters that it shares with the word before it and the letters that follow. */

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
