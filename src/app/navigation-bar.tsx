import { ChevronDown, Menu as MenuIcon, Search, UserRound, X } from 'lucide-react'
import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { LazyPart } from '@/components/ui/lazy-part'
import { NotLoadedDialog } from '@/components/ui/not-loaded-dialog'
import { useAuth } from '@/features/auth/auth-context'
import { isSearchKey } from '@/lib/search-key'
import { whenIdle } from '@/lib/when-idle'
import { paths } from '@/paths'
import type { GrammarMenuProps } from './grammar-menu'
import { Logo } from './logo'
import { barEntries as entries, type NavigationMenu, useMenuIsActive } from './navigation-links'

const AccountMenu = lazy(async () => ({
  default: (await import('@/features/auth/account-menu')).AccountMenu,
}))
const loadSearch = () => import('@/features/search/search-dialog')
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }))
const loadMobileMenu = () => import('./mobile-menu')
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }))

/** Prefetches the menu when idle, since the device may be offline when the button is pressed. */
function PrefetchMobileMenu() {
  const { loading } = useAuth()
  useEffect(() => {
    if (loading) return
    return whenIdle(() => {
      // Not reported here: the student gets a message on pressing the button.
      loadMobileMenu().catch(() => {})
    })
  }, [loading])
  return null
}

/** The focus ring is inset: on a narrow phone the neighbouring buttons touch this one. */
const iconButton =
  'flex size-11 items-center justify-center hover:bg-white/15 focus-visible:-outline-offset-3'

/**
 * The Grammar dropdown. The menu is loaded on demand: until then there is a plain button in its place. Pressing that
 * button, by pointer or keyboard, opens the menu as soon as it has loaded. A finger opens it with a click, because it may
 * be about to scroll.
 */
function GrammarDropdown({ menu }: { menu: NavigationMenu }) {
  const [Loaded, setLoaded] = useState<ComponentType<GrammarMenuProps> | null>(null)
  const [wanted, setWanted] = useState<'key' | 'pointer' | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isActive = useMenuIsActive(menu)
  const label = (
    <>
      {`${menu.name} `}
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  )
  if (Loaded) return <Loaded links={menu.links} isActive={isActive} label={label} opened={wanted} />

  const load = () =>
    import('./grammar-menu').then(
      ({ GrammarMenu }) => setLoaded(() => GrammarMenu),
      (error: unknown) => {
        console.error(error)
        setHasFailed(true)
      },
    )
  const open = (by: typeof wanted) => {
    setWanted(by)
    setHasFailed(false)
    void load()
  }
  return (
    <>
      <button
        type="button"
        className="bar-link"
        data-active={isActive}
        aria-haspopup="menu"
        aria-expanded={false}
        // A menu that replaced this button under a finger would get no click.
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') void load()
        }}
        // Opens on pointerdown, like the menu's own trigger, because that trigger may replace this button before the
        // click event.
        onPointerDown={({ button, ctrlKey, pointerType }) => {
          if (button === 0 && !ctrlKey && pointerType !== 'touch') open('pointer')
        }}
        // A click triggered by a key has a `detail` of 0.
        onClick={({ detail }) => open(detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open('key')
        }}
      >
        {label}
      </button>
      {wanted && hasFailed && <NotLoadedDialog onClose={() => setWanted(null)} />}
    </>
  )
}

/** Replaces the account menu if its code fails to load. */
function AccountNotLoaded() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${iconButton} rounded-full`}>
        <UserRound aria-hidden="true" className="size-6" />
        <span className="sr-only">account menu</span>
      </button>
      {open && <NotLoadedDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function Account() {
  const { loading, user, signOut } = useAuth()
  const [hasLeft, setHasLeft] = useState(false)
  const signIn = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (hasLeft && user === null) signIn.current?.focus()
  }, [hasLeft, user])
  if (loading) return null
  if (user === null)
    return (
      <Link
        ref={signIn}
        to={paths.auth}
        className="inline-flex min-h-11 items-center rounded-full border border-transparent bg-signal px-3 font-bold whitespace-nowrap text-on-signal hover:bg-signal/85"
      >
        Sign In
      </Link>
    )
  return (
    <LazyPart errorFallback={<AccountNotLoaded />}>
      <AccountMenu
        user={user}
        onSignOut={() => {
          setHasLeft(true)
          void signOut()
        }}
      />
    </LazyPart>
  )
}

/** Opens the search from its button, or with / or Ctrl+K. */
function SearchButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', openOnShortcut)
    return () => window.removeEventListener('keydown', openOnShortcut)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={() => void loadSearch().catch(() => {})}
        onClick={() => setOpen(true)}
        className={`${iconButton} rounded-full`}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search</span>
      </button>
      {open && (
        <LazyPart errorFallback={<NotLoadedDialog onClose={() => setOpen(false)} />}>
          <SearchDialog onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

export function NavigationBar() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLElement>(null)
  const { pathname } = useLocation()

  // A navigation closes the menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const closeOnOutsideClick = (event: MouseEvent) => {
      if (bar.current !== null && !event.composedPath().includes(bar.current)) setOpen(false)
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('click', closeOnOutsideClick)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('click', closeOnOutsideClick)
    }
  }, [open])

  return (
    <header
      ref={bar}
      // A container query, because the space that the links need depends on the text size, which a media query cannot
      // test.
      className="@container sticky top-(--bar) z-40 bg-sign text-on-sign print:hidden"
    >
      <div className="page flex min-h-16 flex-wrap items-center gap-y-2 py-1 @2xl:gap-x-3">
        <Link to={paths.home} className="flex min-h-11 items-center gap-2 text-xl font-bold">
          <Logo className="size-8" />
          Próxima
        </Link>
        <SearchButton />
        <nav aria-label="Main" className="hidden @[63rem]:block">
          <ul className="flex items-center">
            {entries.map((entry) =>
              'links' in entry ? (
                <li key={entry.name}>
                  <GrammarDropdown menu={entry} />
                </li>
              ) : (
                <li key={entry.to}>
                  <NavLink to={entry.to} end className="bar-link">
                    {entry.label}
                  </NavLink>
                </li>
              ),
            )}
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
          className={`${iconButton} rounded-md @[63rem]:hidden`}
        >
          {open ? (
            <X aria-hidden="true" className="size-6" />
          ) : (
            <MenuIcon aria-hidden="true" className="size-6" />
          )}
          <span className="sr-only">{open ? 'Close menu' : 'Open menu'}</span>
        </button>
      </div>
      <PrefetchMobileMenu />
      {open && (
        <LazyPart errorFallback={<NotLoadedDialog onClose={() => setOpen(false)} />}>
          <MobileMenu onChosen={() => setOpen(false)} />
        </LazyPart>
      )}
    </header>
  )
}
