/**
 * `npm run weight`: how much a student’s phone has to download, in compressed KB (brotli). Needs a built site.
 *
 * "Scripts" are the scripts that a page loads before it responds. A chunk is the extra code that a lesson needs when
 * the student comes from another lesson. The Supabase client is loaded later. The last table shows what a browser
 * downloads in an evening of ten pages.
 */
import { readdirSync } from 'node:fs'
import { prerenderedPages } from '../../src/app/prerendered-pages'
import { lessons } from '../../src/content/registry'
import { paths } from '../../src/paths'
import { createWeigher, firstLoads, pageIn, scriptsOf } from '../support/first-load'
import { studySessions } from './session'

const dist = 'dist'
const weigh = createWeigher(dist)
const row = (name: string, ...cells: (string | number)[]) =>
  console.log(
    name.padEnd(42),
    ...cells
      .map((cell) => (typeof cell === 'string' || Number.isInteger(cell) ? cell : cell.toFixed(1)))
      .map((cell) => String(cell).padStart(9)),
  )

row('KB, brotli', 'page', 'scripts', 'files', 'elements')
for (const { path, html, scripts, files, elements } of await firstLoads(dist, prerenderedPages))
  row(path, html, scripts, files, elements)

const client = readdirSync(`${dist}/assets`).find((file) => file.startsWith('supabase-'))
if (client === undefined) throw new Error('dist/assets has no Supabase client')
console.log()
row('Supabase client, later', await weigh(`assets/${client}`))

console.log()
row('KB, brotli', 'chunk')
for (const lesson of lessons) {
  const chunk = scriptsOf(pageIn(dist, paths.lesson(lesson))).find((file) =>
    file.startsWith(`assets/${lesson.id}-`),
  )
  if (chunk !== undefined) row(lesson.id, await weigh(chunk))
}

console.log()
row('KB, a study session of ten pages', 'total', 'pages', 'scripts', 'data', 'other')
const sessions = Object.entries(await studySessions())
for (const [name, { total, pages, scripts, data, other }] of sessions)
  row(name, total, pages, scripts, data, other)

const [[, { files }] = ['', { files: new Map<string, number>() }]] = sessions
console.log('\nLargest files, following links:')
for (const [name, bytes] of [...files].sort(([, one], [, other]) => other - one).slice(0, 20))
  row(name, bytes / 1000)
