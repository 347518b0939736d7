import { ChevronDown, Menu as MenuIcon, Search, X } from 'lucide-react'
import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { LazyPart, PartNotLoaded } from '@/components/ui/lazy-part'
import { useAuth } from '@/features/auth/auth-context'
import { classNames } from '@/lib/class-names'
import { isSearchKey } from '@/lib/search-key'
import { paths } from '@/paths'
import type { GrammarMenuProps } from './grammar-menu'
import { Logo } from './logo'
import { links, useGrammarIsActive } from './navigation-links'

const AccountMenu = lazy(async () => ({
  default: (await import('@/features/auth/account-menu')).AccountMenu,
}))
const SearchDialog = lazy(async () => ({
  default: (await import('@/features/search/search-dialog')).SearchDialog,
}))
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu')).MobileMenu }))

const item =
  'flex min-h-11 items-center gap-1 border-b-4 px-2.5 text-[0.95rem] font-bold no-underline motion-safe:transition-colors'
const resting = 'border-transparent text-on-sign hover:border-sign-muted'
const active = 'border-signal text-on-sign'

/**
 * The Grammar dropdown. Its menu is loaded when somebody reaches for it: until then a plain button stands
 * in its place, and a click or a key on that button opens the menu as soon as it is there.
 */
function GrammarDropdown() {
  const [Loaded, setLoaded] = useState<ComponentType<GrammarMenuProps> | null>(null)
  const [wanted, setWanted] = useState(false)
  const isActive = useGrammarIsActive()
  const className = classNames(item, isActive ? active : resting)
  const label = (
    <>
      Grammar <ChevronDown aria-hidden="true" className="size-4" />
    </>
  )
  if (Loaded) return <Loaded className={className} isActive={isActive} label={label} defaultOpen={wanted} />

  const load = () => {
    import('./grammar-menu').then(
      ({ GrammarMenu }) => setLoaded(() => GrammarMenu),
      (error: unknown) => console.error(error),
    )
  }
  return (
    <button
      type="button"
      className={className}
      data-active={isActive}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onClick={() => {
        setWanted(true)
        load()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setWanted(true)
        load()
      }}
    >
      {label}
    </button>
  )
}

function Account() {
  const { loading, user, signOut } = useAuth()
  if (loading) return null
  if (user === null)
    return (
      <Link
        to={paths.auth}
        className="inline-flex min-h-11 items-center rounded-full bg-signal px-3 font-bold sm:px-4 whitespace-nowrap text-on-signal no-underline hover:bg-signal/85"
      >
        Sign In
      </Link>
    )
  return (
    <LazyPart failed={<PartNotLoaded />}>
      <AccountMenu user={user} onSignOut={signOut} />
    </LazyPart>
  )
}

/** Opens the search by its button, by / or by Ctrl+K. */
function SearchButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', openByKey)
    return () => window.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        className="flex size-11 items-center justify-center rounded-full hover:bg-white/15"
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search</span>
      </button>
      {open && (
        <LazyPart failed={<PartNotLoaded />}>
          <SearchDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

/** The bar on top of every page. */
export function NavigationBar() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()

  // The menu belongs to the page on which it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    window.addEventListener('keydown', closeOnEscape)
    return () => window.removeEventListener('keydown', closeOnEscape)
  }, [open])

  const barLink = ({ to, label }: { to: string; label: string }) => (
    <li key={to}>
      <NavLink to={to} end className={({ isActive }) => classNames(item, isActive ? active : resting)}>
        {label}
      </NavLink>
    </li>
  )

  return (
    <header className="sticky top-0 z-40 bg-sign text-on-sign print:hidden">
      <div className="page flex min-h-16 flex-wrap items-center gap-y-2 sm:gap-x-2">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center gap-2 text-xl sm:mr-2 font-bold no-underline"
        >
          <Logo className="size-8" />
          Próxima
        </Link>
        <SearchButton />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {links.before.map(barLink)}
            <li>
              <GrammarDropdown />
            </li>
            {links.after.map(barLink)}
          </ul>
        </nav>
        <div className="ml-auto flex min-h-11 items-center">
          <Account />
        </div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex size-11 items-center justify-center rounded-md hover:bg-white/15 lg:hidden"
        >
          {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          <span className="sr-only">{open ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      {open && (
        <LazyPart failed={<PartNotLoaded />}>
          <MobileMenu />
        </LazyPart>
      )}
    </header>
  )
}
