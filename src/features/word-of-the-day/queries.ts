import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { readOrLastSeen, type Seen, seenStaleTime } from '@/lib/last-seen'
import { loadSupabase } from '@/lib/load-supabase'
import { readRow, readRows } from '@/lib/read-row'

/** What the page shows of a row of `words`. */
export type Word = Omit<Database['public']['Functions']['get_todays_word']['Returns'][number], 'sort_order'>

function readWord(value: unknown): Word {
  const row = readRow(value)
  return {
    spanish_word: row.text('spanish_word'),
    english_translation: row.text('english_translation'),
    difficulty_level: row.text('difficulty_level'),
    part_of_speech: row.text('part_of_speech'),
    category: row.textOrNull('category'),
    pronunciation: row.textOrNull('pronunciation'),
    example_spanish: row.textOrNull('example_spanish'),
    example_english: row.textOrNull('example_english'),
    etymology: row.textOrNull('etymology'),
    // A hosted list may have the columns above and no other.
    feminine_form: row.textOrNull('feminine_form'),
    american_form: row.textOrNull('american_form'),
    related_noun: row.textOrNull('related_noun'),
    related_noun_english: row.textOrNull('related_noun_english'),
    related_verb: row.textOrNull('related_verb'),
    related_verb_english: row.textOrNull('related_verb_english'),
    related_adjective: row.textOrNull('related_adjective'),
    related_adjective_english: row.textOrNull('related_adjective_english'),
  }
}

async function fetchWord(signal: AbortSignal): Promise<unknown> {
  const supabase = await loadSupabase()
  const { data, error } = await supabase.rpc('get_todays_word').abortSignal(signal)
  if (error) throw new Error('Today’s word was not read', { cause: error })
  const [first = null] = readRows(data ?? [], (row) => row)
  return first
}

/** Today's word, the same for everybody; null when the list is empty. */
export const todaysWordQuery = queryOptions({
  queryKey: ['word-of-the-day'],
  queryFn: ({ signal }): Promise<Seen<Word | null>> =>
    readOrLastSeen(
      'word',
      (found) => (found === null ? null : readWord(found)),
      () => fetchWord(signal),
    ),
  staleTime: ({ state }) => seenStaleTime(state.data),
})
