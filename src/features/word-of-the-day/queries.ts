import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { readOrLastSeen, type Seen, seenStaleTime } from '@/lib/last-seen'
import { loadSupabase } from '@/lib/load-supabase'

export type Word = Database['public']['Functions']['get_todays_word']['Returns'][number]

const columns = {
  spanish_word: 'string',
  english_translation: 'string',
  difficulty_level: 'string',
  part_of_speech: 'string',
  sort_order: 'number',
  category: 'string or null',
  pronunciation: 'string or null',
  example_spanish: 'string or null',
  example_english: 'string or null',
  etymology: 'string or null',
  feminine_form: 'string or null',
  american_form: 'string or null',
  related_noun: 'string or null',
  related_noun_english: 'string or null',
  related_verb: 'string or null',
  related_verb_english: 'string or null',
  related_adjective: 'string or null',
  related_adjective_english: 'string or null',
} as const satisfies Record<keyof Word, string>

const isWord = (value: unknown): value is Word =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(columns).every(([column, type]) => {
    const found: unknown = Reflect.get(value, column)
    return type.startsWith(typeof found) || (found === null && type.endsWith('null'))
  })

async function fetchWord(signal: AbortSignal): Promise<Word | null> {
  const supabase = await loadSupabase()
  const { data, error } = await supabase.rpc('get_todays_word').abortSignal(signal)
  if (error) throw new Error('Today’s word was not read', { cause: error })
  return data[0] ?? null
}

/** Today's word, the same for everybody; null when the list is empty. */
export const todaysWordQuery = queryOptions({
  queryKey: ['word-of-the-day'],
  queryFn: ({ signal }): Promise<Seen<Word | null>> =>
    readOrLastSeen<Word | null>('word', isWord, () => fetchWord(signal)),
  staleTime: ({ state }) => seenStaleTime(state.data),
})
