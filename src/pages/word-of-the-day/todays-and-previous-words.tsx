import { QueryClientProvider } from '@tanstack/react-query'
import { PreviousWords } from '@/features/word-of-the-day/previous-words'
import { TodaysWord } from '@/features/word-of-the-day/todays-word'
import { queryClient } from '@/lib/query-client'

// In this module, because a chunk of its own would add another name to the first load.
export { TodaysDate } from '@/features/word-of-the-day/todays-date'

/** Today's word and the previous ones. Loads the query library. */
export function TodaysAndPreviousWords() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="stack-6">
        <TodaysWord />
        <PreviousWords />
      </div>
    </QueryClientProvider>
  )
}
