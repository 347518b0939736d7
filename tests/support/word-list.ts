/** Reads the words of the day, as users see them, from a database with all migrations applied. */
import { openDatabase } from '../../backend/database/open'

/** A row of public.words. */
export interface Word {
  sort_order: number
  spanish_word: string
  feminine_form: string | null
  american_form: string | null
  english_translation: string
  difficulty_level: string
  category: string
  pronunciation: string
  part_of_speech: string
  example_spanish: string
  example_english: string
  etymology: string | null
  related_noun: string | null
  related_noun_english: string | null
  related_verb: string | null
  related_verb_english: string | null
  related_adjective: string | null
  related_adjective_english: string | null
}

/** All words, in display order. Throws if a migration fails. */
export async function loadWordList(): Promise<Word[]> {
  const database = await openDatabase({ log: () => {} })
  try {
    const { rows } = await database.query<Word>('select * from public.words order by sort_order')
    return rows
  } finally {
    await database.close()
  }
}

/** The word without its article: `la cosecha` becomes `cosecha`. */
export function lemmaOf(word: string): string {
  return word.replace(/^(el|la|los|las) /, '')
}
