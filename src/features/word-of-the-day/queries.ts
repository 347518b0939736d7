import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { loadSupabase } from '@/lib/load-supabase'
import { type Cached, cachedStaleTime, readOrCached } from '@/lib/offline-cache'
import { readRow } from '@/lib/read-row'

/** The columns of `words` that the page shows. A hosted list may lack the optional ones. */
const columns = {
  spanish_word: 'string',
  english_translation: 'string',
  difficulty_level: 'string',
  part_of_speech: 'string',
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
} as const satisfies Record<
  Exclude<keyof Database['public']['Functions']['get_todays_word']['Returns'][number], 'sort_order'>,
  string
>

export type Word = ReturnType<typeof readRow<typeof columns>>

async function fetchWord(signal: AbortSignal): Promise<unknown> {
  const supabase = await loadSupabase()
  const { data, error } = await supabase.rpc('get_todays_word').abortSignal(signal)
  if (error) throw new Error('Today’s word was not read', { cause: error })
  const list: unknown = data ?? []
  if (!Array.isArray(list)) throw new TypeError('Today’s word did not come in a list')
  return list[0] ?? null
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The number of the day that has its own word. The word changes at midnight UTC; a minute later here, because the
 * device's clock may be a little fast.
 */
export const wordDay = (now: number): number => Math.floor((now - minute) / day)

/** The word of this day, the same for everybody; null if the list is empty. */
export const todaysWordQuery = (today: number) =>
  queryOptions({
    queryKey: ['word-of-the-day', today],
    queryFn: ({ signal }): Promise<Cached<Word | null>> =>
      readOrCached(
        'word',
        (found) => (found === null ? null : readRow(found, columns)),
        () => fetchWord(signal),
      ),
    staleTime: ({ state }) => cachedStaleTime(state.data),
    // Yesterday's word stays until today's has loaded.
    placeholderData: keepPreviousData,
  })
