import * as Menu from '@radix-ui/react-dropdown-menu'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMenu } from '@/components/ui/use-menu'
import type { NavigationMenu } from './navigation-links'

export interface GrammarMenuProps {
  links: NavigationMenu['links']
  isActive: boolean
  label: ReactNode
  /** How the placeholder button was pressed before this menu loaded. If it was, the menu starts open. */
  opened: 'key' | 'pointer' | null
}

export function GrammarMenu({ links, isActive, label, opened }: GrammarMenuProps) {
  const menu = useMenu(opened !== null)
  const first = useRef<HTMLAnchorElement>(null)
  // The menu is unaware of a key press before it mounted, so it would not focus the first item.
  useEffect(() => {
    if (opened === 'key') first.current?.focus()
  }, [opened])
  return (
    <Menu.Root {...menu.root}>
      <Menu.Trigger {...menu.trigger} className="bar-link" data-active={isActive}>
        {label}
      </Menu.Trigger>
      <Menu.Content
        align="start"
        sideOffset={4}
        className="z-50 w-56 rounded-lg border border-rule bg-card p-2 text-ink shadow-lg"
      >
        {links.map(({ to, label: name }, index) => (
          <Menu.Item
            key={to}
            asChild
            className="flex min-h-11 cursor-pointer items-center rounded-md px-3 font-bold no-underline outline-none data-highlighted:bg-ink-wash"
          >
            <Link ref={index === 0 ? first : undefined} to={to}>
              {name}
            </Link>
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
