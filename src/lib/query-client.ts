import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * The only query cache. It logs failures; the page that made the request decides whether to show them. It does not
 * retry, because the Supabase client already retries reads after a network failure.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
  // `always`, because a browser that believes it is offline must fail with an error instead of waiting silently.
  defaultOptions: {
    // Refetch failed reads and cached values when back online.
    queries: { retry: false, staleTime: 60_000, networkMode: 'always', refetchOnReconnect: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// The manager assumes a connection until an event says otherwise, so a page that was opened offline would not notice
// when the connection returns.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
