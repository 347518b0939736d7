import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The one query cache. It logs failures; whether they are shown is up to the page that asked. It does not retry,
 * because the Supabase client already repeats reads that failed on the way.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
  // Always: a browser that believes it is offline must fail and say so, not wait silently.
  defaultOptions: {
    // Failed reads and cached values are refetched when the network is back.
    queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// The manager assumes a network until an event says otherwise, so a page that was opened offline would not notice
// when one returns.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
