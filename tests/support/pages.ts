import { matchPath } from 'react-router-dom'
import { prerenderedPages } from '../../src/app/prerendered-pages'
import { siteMap } from '../../src/app/site-map'

/** Every page that is built, and addresses at which there is none. */
export const addresses: readonly string[] = [
  ...prerenderedPages.map(({ path }) => path),
  '/nowhere',
  '/grammar/unknown',
  '/tense/unknown',
]

/** The module that draws the page at an address. */
const kindOf = (path: string) => siteMap.find((page) => matchPath(page.path, path) !== null)?.source ?? 'none'

/** Whether no page before it in the list is drawn by the same code. */
export const isFirstOfItsKind = (path: string): boolean =>
  path === addresses.find((one) => kindOf(one) === kindOf(path))
