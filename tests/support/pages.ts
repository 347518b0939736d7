import { matchPath } from 'react-router-dom'
import { prerenderedPages } from '../../src/app/prerendered-pages'
import { siteMap } from '../../src/app/site-map'

/** Every built page, and some addresses that do not exist. */
export const addresses: readonly string[] = [
  ...prerenderedPages.map(({ path }) => path),
  '/nowhere',
  '/grammar/unknown',
  '/tense/unknown',
]

/** The module that renders the page at an address. */
const kindOf = (path: string) => siteMap.find((page) => matchPath(page.path, path) !== null)?.source ?? 'none'

/** Whether this is the first page in the list to be rendered by its module. */
export const isFirstOfItsKind = (path: string): boolean =>
  path === addresses.find((one) => kindOf(one) === kindOf(path))
