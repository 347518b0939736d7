/**
 * `npm run weight`: what a student's phone has to fetch, in KB as sent (brotli). Needs a built site.
 *
 * "First load" is the page itself and the scripts that the app needs before it takes the page over; the
 * Supabase client comes after it. A lesson's chunk is what it adds on the way from another page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { lessons } from '../../src/content/registry'

const dist = 'dist'
const assets = readdirSync(join(dist, 'assets'))
const kilobytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length / 1000
/** A chunk by the name of its source; verb forms and lessons may share one, so `holding` tells which. */
const chunk = (name: string, holding = '') => {
  const file = assets.find(
    (asset) =>
      new RegExp(`^${name}-.{8}\\.js$`).test(asset) &&
      readFileSync(join(dist, 'assets', asset), 'utf8').includes(holding),
  )
  if (file === undefined) throw new Error(`dist/assets has no chunk ${name}: run "npm run build"`)
  return join('assets', file)
}

/** A chunk and all that it imports before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(join(dist, file), 'utf8')
  for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    if (name !== undefined) withImports(join('assets', name), seen)
  }
  return seen
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + kilobytes(file), 0)
const line = (name: string, ...figures: number[]) =>
  console.log(name.padEnd(28), ...figures.map((figure) => figure.toFixed(1).padStart(8)))

const boot = /src="\/(assets\/[^"]+\.js)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1]
if (boot === undefined) throw new Error('dist/index.html loads no script')
const frame = withImports(chunk('main'), withImports(boot))
const home = withImports(chunk('home-page'), new Set(frame))

console.log('KB, brotli'.padEnd(28), '    page', ' scripts')
line('/', kilobytes('index.html'), total(home))
line('of it, frame and router', 0, total(frame))
line('Supabase client, later', 0, kilobytes(chunk('supabase')))
console.log('\n'.padEnd(29), '    page', '   chunk')
for (const { id, type } of lessons)
  line(id, kilobytes(join(type, id, 'index.html')), kilobytes(chunk(id, 'exercises:')))
