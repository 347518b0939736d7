/**
 * Compares the prerendered pages of two builds, for changes that must not be visible: `npx tsx
 * scripts/compare-pages.ts <dist before> [dist after]`. Ignores the names of assets and classes, the ids that
 * React generates, `data-files`, the inlined style sheet and the order of attributes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [before, after = 'dist'] = process.argv.slice(2)
if (before === undefined)
  throw new Error('Usage: npx tsx scripts/compare-pages.ts <dist before> [dist after]')

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()

const contentOf = (folder: string, page: string): string =>
  readFileSync(join(folder, page), 'utf8')
    .replaceAll(/ data-files="[^"]*"/g, '')
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/_R_\w+?_/g, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/(<\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag: string, attributes: string) =>
      [tag, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
    )
    .replaceAll(/\/assets\/[\w.-]+\.(\w+)/g, '/assets/$1')

const pages = [...new Set([...pagesIn(before), ...pagesIn(after)])]
const different = pages.flatMap((page) => {
  try {
    const [one, other] = [contentOf(before, page), contentOf(after, page)]
    if (one === other) return []
    const offset = [...one].findIndex((letter, index) => letter !== other[index])
    return [
      `${page} at ${offset}:\n  ${one.slice(offset - 60, offset + 120)}\n  ${other.slice(offset - 60, offset + 120)}`,
    ]
  } catch {
    return [`${page} is in only one of the builds`]
  }
})
console.log(different.length === 0 ? `${pages.length} pages, no differences` : different.join('\n'))
process.exitCode = different.length === 0 ? 0 : 1
