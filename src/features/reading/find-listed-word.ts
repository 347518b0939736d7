import type { words } from 'virtual:word-list'
import type { Spanish } from '@/spanish/markup'
import { type FormsTable, formsTables } from '@/spanish/tenses'
import { readForms } from '@/spanish/verbs/read-forms'
import type { Meaning } from './words'

type ListedWord = (typeof words)[number]

interface Candidate {
  word: ListedWord
  /**
   * Whether this form may also be another word, like *salvo* or *corta*. If so, it matches only if the meaning matches
   * too.
   */
  isDoubtful: boolean
}

/** The words of the list, indexed by every form that they can take in a text. */
export type WordFinder = ReadonlyMap<string, readonly Candidate[]>

/** Tables whose forms are often nouns or adjectives too. */
const doubtful: readonly FormsTable[] = ['present', 'present-subjunctive', 'imperative', 'non-finite']

const lowerCase = (text: string) => text.toLocaleLowerCase('es')
const withoutArticle = (word: string) => word.replace(/^(?:el|la|los|las|un|una|unos|unas) /, '')

/** The forms of a noun or an adjective: the word without its article, its feminine and its plurals. */
function shapesOf([spanish, , partOfSpeech, feminine]: ListedWord): string[] {
  const ones = [spanish, ...(feminine?.split(', ') ?? [])].map((one) => withoutArticle(lowerCase(one)))
  const isAdjective = partOfSpeech.startsWith('adjective')
  const both = ones.flatMap((one) =>
    isAdjective && one.endsWith('o') ? [one, one.replace(/o$/, 'a')] : [one],
  )
  return both.flatMap((one) => [one, `${one}s`, `${one}es`, one.replace(/z$/, 'ces')])
}

/** Indexes the words by their forms. `tables` contains the verb forms by infinitive. */
export function createWordFinder(
  list: readonly ListedWord[],
  tables: readonly { table: FormsTable; forms: ReadonlyMap<Spanish, readonly Spanish[]> }[],
): WordFinder {
  const found = new Map<string, Candidate[]>()
  const add = (shape: string, word: ListedWord, isDoubtful = false) => {
    const others = found.get(shape) ?? []
    if (!others.some((other) => other.word === word)) found.set(shape, [...others, { word, isDoubtful }])
  }
  for (const word of list) {
    if (!word[2].startsWith('verb')) {
      for (const shape of shapesOf(word)) add(shape, word)
      continue
    }
    add(lowerCase(word[0]), word)
    const plain = lowerCase(word[0]).replace(/se$/, '')
    for (const { table, forms } of tables)
      for (const infinitive of new Set([plain, `${plain}se`]))
        for (const form of forms.get(infinitive) ?? []) {
          const last = form.split(' ').at(-1) ?? ''
          if (last !== '—') add(last, word, doubtful.includes(table))
        }
  }
  return found
}

/** Rejects on network failure. */
export async function loadWordFinder(): Promise<WordFinder> {
  const [{ words }, ...tables] = await Promise.all([
    import('virtual:word-list'),
    ...formsTables.map(async (table) => ({ table, forms: await readForms(table) })),
  ])
  return createWordFinder(words, tables)
}

/**
 * The first four letters of each word of 3+ letters in a meaning. This is enough to distinguish “wine” from “to come”
 * (both *vino*).
 */
const stemsOf = (english: string) =>
  (lowerCase(english).match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/s$/, '').slice(0, 4))

/**
 * Finds the listed word for a word that was looked up. Prefers a candidate with the same meaning; otherwise accepts
 * only a single, unambiguous one.
 */
export function findListedWord(
  { words, en }: Pick<Meaning, 'words' | 'en'>,
  finder: WordFinder,
): Spanish | undefined {
  const candidates = finder.get(withoutArticle(lowerCase(words))) ?? []
  const stems = stemsOf(en)
  const same = candidates.find(({ word: [, english] }) =>
    stemsOf(english).some((stem) => stems.includes(stem)),
  )
  const sure = candidates.length === 1 ? candidates.find(({ isDoubtful }) => !isDoubtful) : undefined
  return (same ?? sure)?.word[0]
}
