import * as Avatar from '@radix-ui/react-avatar'
import * as Menu from '@radix-ui/react-dropdown-menu'
import type { User } from '@supabase/supabase-js'
import { Eraser, LogOut, UserRound } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useMenu } from '@/components/ui/use-menu'
import { hasWork } from '@/lib/stored-work'
import { paths } from '@/paths'
import { avatarUrl, displayName, initials } from './profile'

const itemClasses =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 font-bold no-underline outline-none data-highlighted:bg-ink-wash'

/** Shown to a student who has work stored on this device. */
function DeleteWorkItem({ user }: { user: User }) {
  const why = useId()
  if (!hasWork(user.id)) return null
  return (
    <>
      <Menu.Item asChild>
        <Link
          to={`${paths.account}#your-work`}
          state={{ asks: true }}
          aria-describedby={why}
          className={itemClasses}
        >
          <Eraser aria-hidden="true" className="size-4 shrink-0" />
          Remove my work from this computer
        </Link>
      </Menu.Item>
      <Menu.Label id={why} className="max-w-xs px-3 pb-2 pl-9 text-sm text-muted">
        Otherwise it stays here, hidden until you sign in again.
      </Menu.Label>
    </>
  )
}

/** The signed-in student's avatar with name, email and sign-out. */
export function AccountMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const menu = useMenu()
  return (
    <Menu.Root {...menu.root}>
      <Menu.Trigger
        {...menu.trigger}
        className="flex min-h-11 max-w-40 items-center gap-2 rounded-full pr-2 font-bold hover:bg-white/15"
      >
        <Avatar.Root className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full border-2 border-signal bg-sign text-sm">
          <Avatar.Image
            src={avatarUrl(user)}
            alt=""
            referrerPolicy="no-referrer"
            className="size-full object-cover"
          />
          <Avatar.Fallback>{initials(user)}</Avatar.Fallback>
        </Avatar.Root>
        <bdi className="hidden truncate @2xl:block">{displayName(user)}</bdi>
        <span className="sr-only">account menu</span>
      </Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        className="z-50 w-max min-w-64 max-w-[min(24rem,calc(100vw-2rem))] rounded-lg border border-rule bg-card p-2 text-ink shadow-lg"
      >
        <Menu.Label className="px-3 py-2">
          <bdi className="block truncate font-bold">{displayName(user)}</bdi>
          <span className="block text-sm wrap-anywhere text-muted">{user.email}</span>
        </Menu.Label>
        <Menu.Separator className="my-1 h-px bg-rule" />
        <Menu.Item onSelect={onSignOut} className={itemClasses}>
          <LogOut aria-hidden="true" className="size-4" />
          Sign out
        </Menu.Item>
        <DeleteWorkItem user={user} />
        <Menu.Separator className="my-1 h-px bg-rule" />
        <Menu.Item asChild>
          <Link to={paths.account} className={itemClasses}>
            <UserRound aria-hidden="true" className="size-4" />
            Your account
          </Link>
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
