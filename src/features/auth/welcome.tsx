import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { lessonEntry } from '@/content/registry'
import { roadmapStops } from '@/content/roadmap'
import { paths } from '@/paths'
import { displayName } from './profile'
import { readReturnTo } from './return-to'

/**
 * Greets a student whose address has just been confirmed, with a link to the first stop unless home leads back to the
 * page they came from. After an address change, it says that the address has changed.
 */
export function Welcome({ user, onLeave }: { user: User; onLeave: () => void }) {
  const [first] = roadmapStops.map(lessonEntry)
  const [isReturning] = useState(() => readReturnTo() !== null)
  if (useLocation().pathname === paths.account)
    return (
      <span className="wrap-anywhere">
        Your email address has changed: from now on, sign in with {user.email}.
      </span>
    )
  return (
    <>
      <span>
        Welcome, <bdi className="inline-block max-w-40 truncate align-bottom">{displayName(user)}</bdi>. Your
        address is confirmed.
      </span>
      {first !== undefined && !isReturning && (
        <span>
          First stop:{' '}
          <Link to={paths.lesson(first)} onClick={onLeave} className="underline underline-offset-4">
            {first.title}
          </Link>
        </span>
      )}
    </>
  )
}
