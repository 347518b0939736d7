import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { alsoRight } from '../src/content/also-right.ts'
import {
  type ListedWord,
  type WordThemeId,
  withoutArticle,
  wordLevels,
  wordThemes,
} from '../src/content/word-themes.ts'
import { generatedModule } from './virtual-module.ts'

const migrations = new URL('../supabase/migrations/', import.meta.url)

/** The text columns of a row. */
type Row = ReadonlyMap<string, string | null>

/** The SQL statements that migrations use to change the words table. Each row of an insert is on one line. */
const statements =
  /^(?<empties>delete from public\.words;)$|^insert into public\.words \((?<columns>[^)]*)\) values$|^ {2}\((?<row>.*)\)[,;]$|^update public\.words set (?<changes>.*) where spanish_word = (?<word>'(?:[^']|'')*');$/gm

const textOf = (value: string | undefined): string | null =>
  value?.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : null

/**
 * Reads the words from the migrations themselves, because opening a database would take longer than the rest
 * of the build. A test compares the result with the database.
 */
function readRows(): Row[] {
  const rows = new Map<string, Map<string, string | null>>()
  for (const file of readdirSync(migrations).sort()) {
    let columns: readonly string[] = []
    for (const { groups = {} } of readFileSync(new URL(file, migrations), 'utf8').matchAll(statements)) {
      if (groups['empties'] !== undefined) rows.clear()
      else if (groups['columns'] !== undefined)
        columns = groups['columns'].split(',').map((name) => name.trim())
      else if (groups['row'] !== undefined) {
        const values = groups['row'].match(/'(?:[^']|'')*'|[^\s,]+/g) ?? []
        const row = new Map(columns.map((column, at) => [column, textOf(values[at])]))
        rows.set(row.get('spanish_word') ?? '', row)
      } else if (groups['changes'] !== undefined) {
        const row = rows.get(textOf(groups['word']) ?? '')
        if (row === undefined)
          throw new Error(`${file} changes a word that is not in the list: ${groups['word']}`)
        for (const [, column = '', value] of groups['changes'].matchAll(/(\w+) = ('(?:[^']|'')*'|\w+)/g))
          row.set(column, textOf(value))
      }
    }
  }
  return [...rows.values()]
}

export interface ThemedWord extends ListedWord {
  theme: WordThemeId
}

function wordOf(row: Row): ThemedWord {
  const optional = (name: string) => row.get(name) ?? undefined
  const text = (name: string) => {
    const value = optional(name)
    if (value === undefined) throw new Error(`${row.get('spanish_word')} has no ${name}`)
    return value
  }
  const one = <Value>(values: readonly Value[], is: (value: Value) => boolean) => {
    const found = values.find(is)
    if (found === undefined) throw new Error(`${row.get('spanish_word')} has an unknown level or theme`)
    return found
  }
  const related = (['noun', 'verb', 'adjective'] as const).flatMap((kind) => {
    const spanish = optional(`related_${kind}`)
    return spanish === undefined ? [] : [{ kind, spanish, english: text(`related_${kind}_english`) }]
  })
  const [etymology, feminine, american] = ['etymology', 'feminine_form', 'american_form'].map(optional)
  return {
    theme: one(wordThemes, ({ name }) => name === text('category')).id,
    spanish: text('spanish_word'),
    english: text('english_translation'),
    level: one(wordLevels, (level) => level === text('difficulty_level')),
    partOfSpeech: text('part_of_speech'),
    pronunciation: text('pronunciation'),
    example: text('example_spanish'),
    exampleEnglish: text('example_english'),
    ...(etymology !== undefined && { etymology }),
    ...(feminine !== undefined && { feminine }),
    ...(american !== undefined && { american }),
    ...(related.length > 0 && { related }),
  }
}

/** Adds the alternative answers to each word. Throws when they are given for a word that is not in the list. */
function withAlternatives(words: readonly ThemedWord[]): ThemedWord[] {
  const unknown = Object.keys(alsoRight).filter((spanish) => !words.some((word) => word.spanish === spanish))
  if (unknown.length > 0) throw new Error(`Not in the list of words: ${unknown.join(', ')}`)
  return words.map((word) => {
    const also = alsoRight[word.spanish]?.map((one) => (typeof one === 'string' ? { spanish: one } : one))
    return also === undefined ? word : { ...word, also }
  })
}

let sorted: readonly ThemedWord[] | undefined

/** Every word in the list, sorted by level, then alphabetically. Cached, because each theme needs it. */
export const readWords = (): readonly ThemedWord[] => {
  const { compare } = new Intl.Collator('es')
  sorted ??= withAlternatives(readRows().map(wordOf)).sort(
    (one, other) =>
      wordLevels.indexOf(one.level) - wordLevels.indexOf(other.level) ||
      compare(withoutArticle(one.spanish), withoutArticle(other.spanish)),
  )
  return sorted
}

/** The search lines for a theme's words: each word with its other forms, in asterisks, followed by its English. */
export const wordLines = (theme: WordThemeId): string[] =>
  readWords()
    .filter((word) => word.theme === theme)
    .map(({ spanish, feminine, american, english }) => {
      const forms = [spanish, feminine, american].filter((form) => form !== undefined)
      return `*${forms.join(', ')}* – ${english}`
    })

const listOf = (theme: WordThemeId): ListedWord[] =>
  readWords().flatMap(({ theme: of, ...word }) => (of === theme ? [word] : []))

/**
 * `virtual:word-list`: the fields of all words that exercises and look-up need, as arrays, because keys would double
 * its size. `virtual:word-counts`: the number of words per level and theme. `virtual:words/<theme>`: all the data for a
 * theme's words.
 */
export const wordList = (): Plugin[] => [
  generatedModule('word-list', () => ({
    words: readWords().map(({ spanish, english, partOfSpeech, feminine, american, also }) => [
      spanish,
      english,
      partOfSpeech,
      feminine ?? null,
      american ?? null,
      also ?? [],
    ]),
  })),
  generatedModule('word-counts', () => ({
    counts: Object.fromEntries(
      wordThemes.map(({ id }) => [
        id,
        wordLevels.map((level) => listOf(id).filter((word) => word.level === level).length),
      ]),
    ),
  })),
  ...wordThemes.map(({ id }) => generatedModule(`words/${id}`, () => ({ words: listOf(id) }))),
]
