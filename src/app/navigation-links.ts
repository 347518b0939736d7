import { useLocation } from 'react-router-dom'
import { type Page, siteMap } from './site-map'

export interface NavigationLink {
  to: string
  label: string
}

/** A menu in the bar, with its links. */
export interface NavigationMenu {
  name: string
  links: readonly NavigationLink[]
}

const linksTo = (pages: readonly Page[]): NavigationLink[] =>
  pages.map(({ path, label = '' }) => ({ to: path, label }))

const positions = [...new Set(siteMap.flatMap(({ bar }) => bar ?? []))].sort((one, other) => one - other)

/** The bar's entries from left to right: links, and a menu where several pages share a position. */
export const barEntries: readonly (NavigationLink | NavigationMenu)[] = positions.flatMap(
  (position): (NavigationLink | NavigationMenu)[] => {
    const pages = siteMap.filter((page) => page.bar === position)
    const menu = pages[0]?.menu
    return menu === undefined ? linksTo(pages) : [{ name: menu, links: linksTo(pages) }]
  },
)

/** The links under “Exam practice”. */
export const practiceLinks = linksTo(siteMap.filter(({ practice }) => practice))

/** Under “Exam practice”, “Listening practice” is just “Listening”. */
export const practiceName = ({ label }: NavigationLink): string => label.replace(' practice', '')

/** The links in one group of the footer. */
export const footerLinks = (group: Page['footer']): NavigationLink[] =>
  linksTo(siteMap.filter(({ footer: foot }) => foot === group))

/** A menu is active on each of its pages. */
export function useMenuIsActive({ links }: NavigationMenu): boolean {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '')
  return links.some(({ to }) => to === path)
}
