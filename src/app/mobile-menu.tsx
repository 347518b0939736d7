import * as Collapsible from '@radix-ui/react-collapsible'
import { ChevronDown } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { Appearance } from './appearance'
import { links, useGrammarIsActive } from './navigation-links'

const row = 'flex min-h-12 w-full items-center border-l-4 px-4 font-bold no-underline'
const rowState = (isActive: boolean) =>
  classNames(
    row,
    isActive
      ? 'border-signal bg-white/10 forced-colors:border-[Highlight]'
      : 'border-transparent hover:bg-white/10 forced-colors:border-[Canvas]',
  )

/** The bar's links on a small screen, Grammar as a submenu that opens and closes. */
export function MobileMenu({ onChosen }: { onChosen: () => void }) {
  const grammarIsActive = useGrammarIsActive()
  const link = ({ to, label }: { to: string; label: string }) => (
    <li key={to}>
      <NavLink to={to} end onClick={onChosen} className={({ isActive }) => rowState(isActive)}>
        {label}
      </NavLink>
    </li>
  )
  return (
    <nav
      aria-label="Main"
      className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-white/20 pb-3 lg:hidden"
    >
      <ul>
        {links.before.map(link)}
        <li>
          <Collapsible.Root defaultOpen={grammarIsActive}>
            <Collapsible.Trigger className={classNames(rowState(grammarIsActive), 'group justify-between')}>
              Grammar
              <ChevronDown
                aria-hidden="true"
                className="size-5 group-data-[state=open]:rotate-180 motion-safe:transition-transform"
              />
            </Collapsible.Trigger>
            <Collapsible.Content>
              <ul className="pl-6">{links.grammar.map(link)}</ul>
            </Collapsible.Content>
          </Collapsible.Root>
        </li>
        {links.after.map(link)}
      </ul>
      <div className="mt-3 border-t border-white/20 px-5 pt-4">
        <Appearance />
      </div>
    </nav>
  )
}
