import type { User } from '@supabase/supabase-js'
import { lazy, useState } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import { BackLink } from '@/features/auth/back-link'
import { hasWork } from '@/lib/stored-work'
import { useRatedLesson } from './rated-lesson'

const BackWithWork = lazy(async () => ({ default: (await import('./back-with-work')).BackWithWork }))

/**
 * Takes a student who has just signed in back to the page that they came from, with the answers that they gave there
 * before signing in.
 */
export function BackToPage({ user }: { user: User }) {
  const rated = useRatedLesson(user)?.id
  const [mayAddWork] = useState(() => hasWork(null))
  if (!mayAddWork) return <BackLink rated={rated} />
  return (
    <LazyPart errorFallback={<BackLink rated={rated} />}>
      <BackWithWork whose={user.id} rated={rated} />
    </LazyPart>
  )
}
