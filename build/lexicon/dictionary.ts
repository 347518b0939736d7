/** The words of dictionary-es that the lexicon cannot read, by how they change. */
import dictionary from 'dictionary-es'
import { feminine, plurals } from '../../src/spanish/lexicon/inflection.ts'
import type { Lexicon } from '../../src/spanish/lexicon/lexicon.ts'
import { packWords } from '../../src/spanish/lexicon/packed.ts'
import { unusedVerbs } from './unused-verbs.ts'

interface Rule {
  strip: string
  add: string
  matches: RegExp
}

/** The Hunspell flags that make new words, not forms of the same word: *-ción, -ería, -azo, -ito* and all prefixes. */
const derivingSuffixes = 'ABCFHJKLMNOPQTU'
const derivingPrefixes = 'abcdefghijklmnopqrstuvw'

function readRules(): { prefixes: ReadonlyMap<string, Rule[]>; suffixes: ReadonlyMap<string, Rule[]> } {
  const prefixes = new Map<string, Rule[]>()
  const suffixes = new Map<string, Rule[]>()
  for (const line of dictionary.aff.toString().split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/)
    if (condition === undefined || (kind !== 'SFX' && kind !== 'PFX')) continue
    const rules = kind === 'SFX' ? suffixes : prefixes
    const rule = {
      strip: strip === '0' ? '' : strip,
      // What follows a slash are the flags of the new word, always the plural.
      add: add.split('/')[0] ?? '',
      matches: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`),
    }
    rules.set(flag, [...(rules.get(flag) ?? []), rule])
  }
  return { prefixes, suffixes }
}

/**
 * The words by how they change: not at all, in number, or in gender and number. Names are in lower case. The verbs are
 * those that only the dictionary knows, so nobody has checked how they are conjugated.
 */
interface DictionaryWords {
  fixed: string[]
  withPlural: string[]
  withGender: string[]
  names: string[]
  verbs: string[]
}

function dictionaryWords(lexicon: Lexicon): DictionaryWords {
  const { prefixes, suffixes } = readRules()
  const fixed = new Set<string>()
  const withPlural = new Set<string>()
  const withGender = new Set<string>()
  const names = new Set<string>()
  const verbs = new Set<string>()
  const isRead = (word: string) => lexicon.read(word).length > 0
  for (const line of dictionary.dic.toString().split('\n').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/')
    if (!/^\p{L}+$/u.test(word)) continue
    if (word !== word.toLowerCase()) {
      if (!isRead(word)) names.add(word.toLowerCase())
      continue
    }
    const has = (flag: string) => flags.includes(flag)
    const isVerb = /[RDEIX]/.test(flags)
    const words = [word]
    for (const flag of derivingPrefixes)
      for (const { strip, add, matches } of (has(flag) && prefixes.get(flag)) || [])
        if (matches.test(word)) words.push(add + word.slice(strip.length))
    for (const one of words) {
      // *Acopio* is read as a form of *acopiar*, but *acopios* is not.
      const singular = has('G') ? [one, feminine(one)] : [one]
      const forms = has('G') || has('S') ? [...singular, ...singular.flatMap(plurals)] : singular
      if (isVerb ? isRead(one) : forms.every(isRead)) continue
      const target = has('G') ? withGender : has('S') ? withPlural : fixed
      if (!isVerb) target.add(one)
      else if (!unusedVerbs.has(one)) verbs.add(one)
    }
    for (const flag of derivingSuffixes)
      for (const { strip, add, matches } of (has(flag) && suffixes.get(flag)) || [])
        if (matches.test(word)) {
          const derived = word.slice(0, word.length - strip.length) + add
          if (![derived, ...plurals(derived)].every(isRead)) withPlural.add(derived)
        }
  }
  for (const word of withGender) {
    fixed.delete(word)
    withPlural.delete(word)
  }
  for (const word of withPlural) fixed.delete(word)
  return {
    fixed: [...fixed],
    withPlural: [...withPlural],
    withGender: [...withGender],
    names: [...names],
    verbs: [...verbs],
  }
}

/** Each list is a paragraph; each of its lines is a block of words. */
export function packDictionary(lexicon: Lexicon): string {
  const { fixed, withPlural, withGender, names, verbs } = dictionaryWords(lexicon)
  return [fixed, withPlural, withGender, names, verbs]
    .map((words) => {
      const sorted = [...words].sort()
      const blocks: string[] = []
      for (let at = 0; at < sorted.length; at += wordsInBlock)
        blocks.push(packWords(sorted.slice(at, at + wordsInBlock)))
      return blocks.join('\n')
    })
    .join('\n\n')
}

/** Long blocks are smaller, and short ones are quicker to search. */
const wordsInBlock = 64
