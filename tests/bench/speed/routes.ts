import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, prerenderedPages } from '../../../src/app/prerendered-pages'
import { siteMap } from '../../../src/app/site-map'
import { lessonEntry } from '../../../src/content/registry'
import { roadmap } from '../../../src/content/roadmap'
import { paths } from '../../../src/paths'

/** The longest of these pages, as the worst case. */
function longest(directory: string, addresses: readonly string[]): string {
  const size = (path: string) => statSync(join(directory, fileOf(path))).size
  const [first] = [...addresses].sort((one, other) => size(other) - size(one))
  if (first === undefined) throw new Error('A row of the site map has no page')
  return first
}

/**
 * The pages to measure: every standalone page in the site map and the longest page of each group. For lessons, that is
 * the longest on each line of the map.
 */
export function measuredRoutes(directory: string): string[] {
  const own = siteMap.filter(({ prerendered, path }) => prerendered !== false && !path.includes(':'))
  const named = new Set(own.map(({ path }) => path))
  const ofKinds = siteMap
    .filter(({ path, lessons }) => path.includes(':') && lessons === undefined)
    .map(({ path }) => {
      const [start = ''] = path.split(':')
      const pages = prerenderedPages.map((page) => page.path)
      return longest(
        directory,
        pages.filter((address) => address.startsWith(start) && !named.has(address)),
      )
    })
  const lessons = roadmap.map(({ levels }) =>
    longest(
      directory,
      levels.flatMap(({ stops }) => stops.map((id) => paths.lesson(lessonEntry(id)))),
    ),
  )
  return [...named, ...lessons, ...ofKinds]
}
