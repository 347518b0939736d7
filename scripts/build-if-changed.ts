/**
 * First step of `npm start`: builds the site, unless the one in dist/ is newer than everything that it is made of,
 * so that a second start answers at once.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const directories = ['src', 'public', 'scripts']
const newestOf = (files: string[]) =>
  Math.max(...files.filter(existsSync).map((file) => statSync(file).mtimeMs))

const sources = [
  // Configuration stands at the top.
  ...readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  ),
]
// The last file that a build writes.
const built = 'dist/404.html'
const configured = Object.keys(process.env).some((name) => name.startsWith('VITE_'))

if (configured || !existsSync(built) || newestOf(sources) > statSync(built).mtimeMs) {
  console.log('Building the site…')
  process.exitCode = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' }).status ?? 1
}
