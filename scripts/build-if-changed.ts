/**
 * The first step of `npm start`: builds the site unless dist/ is up to date with the sources and settings, so
 * that a second start is immediate.
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

/** A digest that changes when a file is added, removed or written, or when a build setting changes. */
const stateOfSources = () =>
  stateOf(
    [
      // Configuration files are in the root folder.
      ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
      ...['src', 'public', 'build', 'supabase/migrations'].flatMap(filesBelow),
    ],
    loadEnv('production', process.cwd(), 'VITE_'),
  )

/** A digest that changes when another build has written to dist/, whether or not that build finished. */
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
