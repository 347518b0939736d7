import { useLocation } from 'react-router-dom'
import { type Page, siteMap } from './site-map'

export interface NavigationLink {
  to: string
  label: string
}

/** A menu of the bar, with its links. */
export interface NavigationMenu {
  name: string
  links: readonly NavigationLink[]
}

const linksTo = (pages: readonly Page[]): NavigationLink[] =>
  pages.map(({ path, label = '' }) => ({ to: path, label }))

const places = [...new Set(siteMap.flatMap(({ bar }) => bar ?? []))].sort((one, other) => one - other)

/** The entries of the bar from left to right: links, and a menu where several pages share a position. */
export const bar: readonly (NavigationLink | NavigationMenu)[] = places.flatMap(
  (place): (NavigationLink | NavigationMenu)[] => {
    const pages = siteMap.filter((page) => page.bar === place)
    const menu = pages[0]?.menu
    return menu === undefined ? linksTo(pages) : [{ name: menu, links: linksTo(pages) }]
  },
)

/** The links of one group of the footer. */
export const footLinks = (group: Page['foot']): NavigationLink[] =>
  linksTo(siteMap.filter(({ foot }) => foot === group))

/** A menu is active on each of its pages. */
export function useMenuIsActive({ links }: NavigationMenu): boolean {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return links.some(({ to }) => to === path)
}
