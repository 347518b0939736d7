import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The one query cache. Failures are logged here and shown, where they are shown, by the page that asked.
 * No retries of its own: the Supabase client already repeats reads that failed on the way.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
  // Always: a browser that believes to be offline is to fail and say so, not to wait without a word.
  defaultOptions: {
    // What failed or is only what was seen last is read when the network is back.
    queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// It takes a network for granted until it hears otherwise, and would not notice that one has come to a page which was
// opened without.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
