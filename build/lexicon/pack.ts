/** Packs the data files of the lexicon into the strings that the browser loads. */
import { readFileSync } from 'node:fs'
import type { PackedLexicon } from '../../src/spanish/lexicon/lexicon.ts'
import { nominalSections } from '../../src/spanish/lexicon/nominals.ts'
import { packWords } from '../../src/spanish/lexicon/packed.ts'
import { verbMeanings } from '../../src/spanish/verbs/list.ts'
import { verbsFile } from './verbs-file.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../src/spanish/lexicon/data/${name}.txt`, import.meta.url), 'utf8')

export const readParadigms = () => verbsFile.read(read('verbs'))

/** Two lines for each paradigm: its endings, and the stems of its verbs. */
const packVerbs = (): string =>
  readParadigms()
    .flatMap(({ infinitive, rows, verbs }) => [
      [infinitive, ...rows.map((cells) => cells.join(' '))].join(';'),
      packWords(verbs.map((verb) => verb.slice(0, verb.length - infinitive.length))),
    ])
    .join('\n')

/** The words of each section of a data file, by the name of the section. */
const sectionsOf = (name: string): [name: string, words: string[]][] =>
  read(name)
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.trim().split('\n')
      return [heading, lines.join(' ').split(' ')]
    })

export const readNominals = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...sectionsOf('nouns'), ...sectionsOf('adjectives')])

export function packLexicon(): PackedLexicon {
  const nominals = readNominals()
  return {
    verbs: packVerbs(),
    commonVerbs: [...new Set(Object.keys(verbMeanings).map((verb) => verb.replace(/se$/, '')))].join(' '),
    nominals: nominalSections.map((section) => packWords(nominals.get(section) ?? [])).join('\n'),
    plurals: nominals.get('plural')?.join(' ') ?? '',
    functionWords: read('function-words').trim(),
    names: read('names').trim().replaceAll('\n', ' '),
  }
}
