/**
 * Converts Spanish spelling to the site’s pronunciation notation: `pronounce('miércoles')` is `MYER-koh-les`.
 *
 * Syllables are joined by hyphens, and the stressed one is in capitals. The sounds, as spelt for an English reader and
 * pronounced in Spain, are:
 * - a vowel at the end of a syllable is `ah eh ee oh oo`; before a consonant in the same syllable it is `a e ee o oo`
 *   (SAH-bah-doh, MAR-tes, doh-MEEN-goh);
 * - a weak vowel next to another vowel is `y` or `w` (MYER, HWEH); if it comes second, the first vowel is written as at
 *   the end of a syllable (hoy OHY, baile BAHY-leh, causa KAHW-sah); ei and ey are `ay` (veinte BAYN-teh), or `ayss`
 *   before s, because an English reader would read "says" as "sez" (seis SAYSS);
 * - ch, f, k, l, m, n, p, r, rr, s, t, d and b as written; v is b; ñ ny; ll and y are y; j and soft g are h; c and qu
 *   are k; z and soft c are th; x is ks (s at the start of a word); h is silent; gu before e and i is g, gü is gw;
 * - an adverb in -mente is stressed on MEN;
 * - in a phrase, short unstressed words (el, de, y, …) are not in capitals; a word on its own always has its stressed
 *   syllable in capitals.
 */
import silabea from 'silabea'

const unstressed = new Set(
  'el la los las un una al del de a en con por para sin y e o u ni que se me te lo le nos os les mi tu su mis tus sus si'.split(
    ' ',
  ),
)

const accents: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** The word in lower case without acute accents; ñ and ü are left as they are. */
export function withoutAccents(text: string): string {
  return text.toLowerCase().replace(/[áéíóú]/g, (letter) => accents[letter] ?? letter)
}

/** The syllables of a word and the index of the stressed one. */
export function syllables(word: string): { parts: string[]; stressed: number } {
  const { silabas, tonica } = silabea.getSilabas(word.toLowerCase())
  const parts = silabas.map(({ silaba }) => silaba)
  const isAdverb = parts.length > 2 && parts.at(-2) === 'men' && parts.at(-1) === 'te'
  return { parts, stressed: isAdverb ? parts.length - 2 : tonica - 1 }
}

/** The word with the accent, if any, that is required when the syllable at index `stressed` is stressed. */
export function accentFor(word: string, stressed: number): string {
  const plain = withoutAccents(word)
  const { parts, stressed: unmarked } = syllables(plain)
  // An accent can also be needed to separate a weak vowel from its neighbour, although the stress is regular (oíd,
  // vestíos). Callers pass such words with their accent, which separates the syllables.
  if (parts.length === 1 || unmarked === stressed) return plain
  return parts.map((part, index) => (index === stressed ? markAt(part, fullVowel(part)) : part)).join('')
}

/** Adds the accent that is needed to stress a vowel of an unaccented word. `vowel` counts from the end. */
export function accentOn(plain: string, vowel: number): string {
  const vowels = [...plain.matchAll(soundedVowel)].map(({ index }) => index)
  const wanted = vowels.at(-Math.min(vowel, vowels.length))
  const { parts, stressed } = syllables(plain)
  const before = parts.slice(0, stressed).join('').length
  const heard = before + fullVowel(parts[stressed] ?? '')
  return wanted === undefined || wanted === heard ? plain : markAt(plain, wanted)
}

const soundedVowel = /[aeioü]|(?<!q|g(?=u[ei]))u/g

/** The index of the main vowel of a syllable: the strong one, or else the last one. */
function fullVowel(syllable: string): number {
  const strong = syllable.search(/[aeo]/)
  return strong >= 0 ? strong : ([...syllable.matchAll(soundedVowel)].at(-1)?.index ?? -1)
}

const markAt = (word: string, index: number) =>
  word
    .slice(0, index)
    .concat(`${word.charAt(index)}\u0301`.normalize('NFC'))
    .concat(word.slice(index + 1))

/** The pronunciation of a word or phrase in our notation, without punctuation. */
export function pronounce(text: string): string {
  const words = text.toLowerCase().match(/[a-zñáéíóúü]+/g) ?? []
  return words
    .map((word) => {
      const { parts, stressed } = syllables(word)
      const isSmall = words.length > 1 && unstressed.has(word)
      return parts
        .map((part, index) => {
          // An x between vowels belongs to both syllables: e-xa-men is ek-SAH-men.
          const spelling = index > 0 ? part.replace(/^x/, 's') : part.replace(/^x/, 's').replace(/^ps/, 's')
          const sound = soundOf(parts[index + 1]?.startsWith('x') ? `${spelling}c` : spelling)
          return index === stressed && !isSmall ? sound.toUpperCase() : sound
        })
        .join('-')
    })
    .join(' ')
}

const consonantSounds: Record<string, string> = {
  c: 'k',
  ç: 's',
  gü: 'gw',
  h: '',
  j: 'h',
  ll: 'y',
  q: 'k',
  ñ: 'ny',
  v: 'b',
  x: 'ks',
  z: 'th',
}

const softSounds: Record<string, string> = { c: 'th', g: 'h', gu: 'g', qu: 'k' }

const vowelSounds: Record<string, string> = { a: 'ah', e: 'eh', i: 'ee', o: 'oh', u: 'oo' }

function soundOf(syllable: string): string {
  const plain = withoutAccents(syllable)
  // A final y is a vowel (hoy); an h between vowels is silent (prohi-bir).
  const shape = /^(qu(?=[ei])|gu(?=[ei])|gü|[^aeiouü]*?)((?:[aeiou]|(?<=[aeiou])h(?=[aeiou])|y$)+)(.*)$/.exec(
    plain,
  )
  if (shape === null) throw new Error(`"${syllable}" is not a Spanish syllable`)
  const [, onset = '', nucleus = '', coda = ''] = shape
  const isSoft = /^[ei]/.test(nucleus)
  return (
    (isSoft ? (softSounds[onset] ?? consonantSound(onset)) : consonantSound(onset)) +
    (vowelSound(nucleus.replace('h', '').replace('y', 'i'), coda !== '') + consonantSound(coda))
      .replace('ehy', 'ay')
      .replace(/(?<=ay)s$/, 'ss')
  )
}

function consonantSound(letters: string): string {
  return letters.replace(/ch|ll|gü|./g, (letter) => consonantSounds[letter] ?? letter)
}

function vowelSound(vowels: string, isClosed: boolean): string {
  // The main vowel: the strong one, or else the second of two weak ones (ciu-dad, fui).
  const strong = vowels.search(/[aeo]/)
  const full = strong >= 0 ? strong : vowels.length - 1
  const isShort = isClosed && strong >= 0 && full === vowels.length - 1
  return [...vowels]
    .map((vowel, index) => {
      if (index !== full) return vowel === 'i' ? 'y' : 'w'
      return isShort ? vowel : (vowelSounds[vowel] ?? vowel)
    })
    .join('')
}

/** Explains why the notation does not match the word; undefined if it matches. A monosyllable may be in lower case. */
export function sayProblem(say: string, spanish: string): string | undefined {
  const expected = pronounce(spanish)
  if (say === expected) return undefined
  if (!expected.includes('-') && say === expected.toLowerCase()) return undefined
  const groups = expected.split('-').length
  const has = say.split('-').length
  if (has !== groups) return `${spanish} has ${groups} syllables, not ${has}: ${expected}`
  if (say.toLowerCase() === expected.toLowerCase()) return `the stress of ${spanish} is ${expected}`
  return `the notation of ${spanish} is ${expected}`
}
