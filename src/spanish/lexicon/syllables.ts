/** Where a word is stressed, and which accent the stress requires. */

const strong = 'aeoáéó'
const weak = 'iuüíú'
const accented = 'áéíóú'

const plainVowels: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

/** The word without acute accents; *ü* and *ñ* stay. */
export const withoutAcutes = (word: string): string =>
  word.replace(/[áéíóú]/g, (letter) => plainVowels[letter] ?? letter)

const isVowelAt = (word: string, at: number): boolean => {
  const letter = word.charAt(at)
  if (letter === '') return false
  if (strong.includes(letter)) return true
  if (!weak.includes(letter)) return false
  // The u of que, qui, gue and gui is silent.
  if (letter !== 'u') return true
  const before = word.charAt(at - 1)
  return !(before === 'q' || (before === 'g' && 'eiéí'.includes(word.charAt(at + 1) || '-')))
}

/** Whether two neighbouring vowels belong to different syllables. */
const isHiatus = (one: string, other: string): boolean =>
  (strong.includes(one) && strong.includes(other)) ||
  (strong.includes(one) && 'íú'.includes(other)) ||
  ('íú'.includes(one) && strong.includes(other)) ||
  withoutAcutes(one) === withoutAcutes(other)

/** The index of the main vowel of each syllable. */
export function nuclei(word: string): number[] {
  const found: number[] = []
  let last = -2
  for (let at = 0; at < word.length; at++) {
    if (!isVowelAt(word, at)) continue
    const afterH = word.charAt(at - 1) === 'h'
    // The u of *hui* is a consonant, so *rehuir* has the syllables *re* and *huir*.
    const startsSyllable = afterH && word.charAt(at) === 'u' && isVowelAt(word, at + 1)
    const isNext = !startsSyllable && last === (afterH ? at - 2 : at - 1)
    const main = found.at(-1)
    if (!isNext || main === undefined || isHiatus(word.charAt(last), word.charAt(at))) found.push(at)
    else if (!strong.includes(word.charAt(main)) && !'íú'.includes(word.charAt(main)))
      found[found.length - 1] = at
    last = at
  }
  return found
}

/** The index of the stressed vowel; -1 if there is no vowel. */
export function stressedVowel(word: string): number {
  for (let at = 0; at < word.length; at++) if (accented.includes(word.charAt(at))) return at
  const all = nuclei(word)
  return (/[aeiouns]$/.test(word) ? all.at(-2) : undefined) ?? all.at(-1) ?? -1
}

const withAccent: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Puts an accent on the vowel at this index of an unaccented word if the rules require one there. */
export function accentAt(word: string, stressed: number): string {
  const letter = word.charAt(stressed)
  const beside = (step: 1 | -1) => {
    const next = stressed + step
    const at = word.charAt(next) === 'h' ? next + step : next
    return isVowelAt(word, at) && 'aeo'.includes(word.charAt(at))
  }
  // *oíd, vestíos*: the accent separates a weak vowel from a strong one.
  const separates = (letter === 'i' || letter === 'u') && (beside(1) || beside(-1))
  if (!separates && (nuclei(word).length === 1 || stressedVowel(word) === stressed)) return word
  return word.slice(0, stressed) + (withAccent[letter] ?? letter) + word.slice(stressed + 1)
}
