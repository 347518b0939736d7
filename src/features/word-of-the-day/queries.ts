import { queryOptions } from '@tanstack/react-query'
import type { Database } from '@/lib/database.types'
import { loadSupabase } from '@/lib/load-supabase'

export type Word = Database['public']['Functions']['get_todays_word']['Returns'][number]

/** Today's word, the same for everybody; null when the list is empty. */
export const todaysWordQuery = queryOptions({
  queryKey: ['word-of-the-day'],
  queryFn: async ({ signal }): Promise<Word | null> => {
    const supabase = await loadSupabase()
    const { data, error } = await supabase.rpc('get_todays_word').abortSignal(signal)
    if (error) throw new Error('Today’s word was not read', { cause: error })
    return data[0] ?? null
  },
})
