import * as Collapsible from '@radix-ui/react-collapsible'
import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { AppearanceSettings } from './appearance-settings'
import {
  barEntries,
  type NavigationLink,
  type NavigationMenu,
  practiceLinks,
  practiceName,
  useMenuIsActive,
} from './navigation-links'

const row = 'flex min-h-12 w-full items-center border-l-4 px-4 font-bold no-underline'
const rowState = (isActive: boolean) =>
  classNames(
    row,
    isActive
      ? 'border-signal bg-white/10 forced-colors:border-[Highlight]'
      : 'border-transparent hover:bg-white/10 forced-colors:border-[Canvas]',
  )

function Submenu({ menu, onChosen }: { menu: NavigationMenu; onChosen: () => void }) {
  const isActive = useMenuIsActive(menu)
  return (
    <Collapsible.Root defaultOpen={isActive}>
      <Collapsible.Trigger className={classNames(rowState(isActive), 'group justify-between')}>
        {menu.name}
        <ChevronDown
          aria-hidden="true"
          className="size-5 group-data-[state=open]:rotate-180 motion-safe:transition-transform"
        />
      </Collapsible.Trigger>
      <Collapsible.Content>
        <ul className="pl-6">
          {menu.links.map((link) => (
            <Row key={link.to} link={link} onChosen={onChosen} />
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}

function Row({ link, onChosen }: { link: NavigationLink; onChosen: () => void }) {
  return (
    <li>
      <NavLink to={link.to} end onClick={onChosen} className={({ isActive }) => rowState(isActive)}>
        {link.label}
      </NavLink>
    </li>
  )
}

/** The contents of the bar and of the row below it, on a small screen. Its submenu expands in place. */
export function MobileMenu({ onChosen }: { onChosen: () => void }) {
  return (
    <div className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-white/20 pb-3 @[63rem]:hidden">
      <nav aria-label="Main">
        <ul>
          {barEntries.map((entry) =>
            'links' in entry ? (
              <li key={entry.name}>
                <Submenu menu={entry} onChosen={onChosen} />
              </li>
            ) : (
              <Row key={entry.to} link={entry} onChosen={onChosen} />
            ),
          )}
        </ul>
      </nav>
      <nav aria-label="Exam practice" className="mt-3 border-t border-white/20 pt-3">
        {/* The landmark has the same name. */}
        <p aria-hidden="true" className="px-5 text-sm text-sign-muted">
          Exam practice
        </p>
        {/* Two columns, or one with large text. */}
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          {practiceLinks.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                aria-current="true"
                onClick={onChosen}
                className={({ isActive }) => rowState(isActive)}
              >
                {practiceName(link)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 border-t border-white/20 px-5 pt-4">
        <AppearanceSettings />
      </div>
    </div>
  )
}
