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

/** Changes when a file is added, removed or written, or a setting of the build gets another value. */
function fingerprint(): string {
  const files = [
    // Configuration stands at the top.
    ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    ...['src', 'public', 'build', 'supabase/migrations'].flatMap((directory) =>
      readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
      ),
    ),
  ]
  const state = files.map((file) => [file, statSync(file).mtimeMs])
  const settings = loadEnv('production', process.cwd(), 'VITE_')
  return createHash('sha256')
    .update(JSON.stringify([state, settings]))
    .digest('hex')
}

const wanted = fingerprint()
// 404.html is the last file that a build writes.
const builtFrom = existsSync('dist/404.html') && existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
if (builtFrom !== wanted) {
  console.log('Building the site…')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}
