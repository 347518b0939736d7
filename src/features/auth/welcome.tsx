import type { User } from '@supabase/supabase-js'
import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { displayName } from './profile'

/** Greets a student whose address has just been confirmed, and says where the map begins. */
export function Welcome({ user, onLeave }: { user: User; onLeave: () => void }) {
  return (
    <>
      <span>
        Welcome, <span className="inline-block max-w-40 truncate align-bottom">{displayName(user)}</span>.
        Your address is confirmed.
      </span>
      <span>
        First stop:{' '}
        <Link
          to={paths.lesson({ type: 'grammar', id: 'days-of-week' })}
          onClick={onLeave}
          className="underline underline-offset-4"
        >
          Days of the Week
        </Link>
      </span>
    </>
  )
}
