import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { generatedModule } from './virtual-module.ts'

const migrations = new URL('../supabase/migrations/', import.meta.url)

/** A word of the day, as far as it can be asked and found. */
interface ListedWord {
  spanish: string
  english: string
  partOfSpeech: string
  feminine: string | null
  american: string | null
}

/**
 * The words of the day as their migration lists them: opening a database for it would take longer than the rest of the
 * build. A test compares them with the database.
 */
export function readWords(): ListedWord[] {
  const file = readdirSync(migrations).find((name) => name.endsWith('_word_list.sql'))
  if (file === undefined) throw new Error('No migration is called …_word_list.sql')
  const sql = readFileSync(new URL(file, migrations), 'utf8')
  const columns =
    /insert into public\.words \(([^)]*)\)/
      .exec(sql)?.[1]
      ?.split(/,\s*/)
      .map((name) => name.trim()) ?? []
  return [...sql.matchAll(/^ {2}\((.*)\)[,;]$/gm)].map(([, row = '']) => {
    const values = row.match(/'(?:[^']|'')*'|[^\s,]+/g) ?? []
    const optional = (name: string) => {
      const value = values[columns.indexOf(name)]
      return value?.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : null
    }
    const text = (name: string) => {
      const value = optional(name)
      if (value === null) throw new Error(`A word of the list has no ${name}: ${row}`)
      return value
    }
    return {
      spanish: text('spanish_word'),
      english: text('english_translation'),
      partOfSpeech: text('part_of_speech'),
      feminine: optional('feminine_form'),
      american: optional('american_form'),
    }
  })
}

/** `virtual:word-list`: the words, without their keys, which would be half of it. */
export const wordList = (): Plugin =>
  generatedModule('word-list', () => ({
    words: readWords().map(({ spanish, english, partOfSpeech, feminine, american }) => [
      spanish,
      english,
      partOfSpeech,
      feminine,
      american,
    ]),
  }))
