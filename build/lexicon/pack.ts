/** Packs the data files of the lexicon into the strings that the browser loads. */
import { readFileSync } from 'node:fs'
import type { PackedLexicon } from '../../src/spanish/lexicon/lexicon.ts'
import { packWords } from '../../src/spanish/lexicon/packed.ts'
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

export const packLexicon = (): PackedLexicon => ({ verbs: packVerbs() })
