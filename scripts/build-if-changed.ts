/**
 * First step of `npm start`: builds the site, unless dist/ was built from just these files and settings, so that a
 * second start answers at once.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnv } from 'vite'

const stampFile = 'node_modules/.cache/proxima/built-from'

const filesBelow = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

const stateOf = (files: readonly string[], settings?: Record<string, string>) =>
  createHash('sha256')
    .update(JSON.stringify([files.map((file) => [file, statSync(file).mtimeMs]), settings]))
    .digest('hex')

/** Changes when a file is added, removed or written, or a setting of the build gets another value. */
const stateOfSources = () =>
  stateOf(
    [
      // Configuration stands at the top.
      ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
      ...['src', 'public', 'build', 'supabase/migrations'].flatMap(filesBelow),
    ],
    loadEnv('production', process.cwd(), 'VITE_'),
  )

/** Changes when another build has begun to write there, whether it came to its end or not. */
const stateOfSite = () => (existsSync('dist') ? stateOf(filesBelow('dist')) : 'none')

const sources = stateOfSources()
const builtFrom = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
if (builtFrom !== `${sources} ${stateOfSite()}`) {
  console.log('Building the site…')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${sources} ${stateOfSite()}`)
}
