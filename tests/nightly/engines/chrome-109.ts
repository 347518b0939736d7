import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/proxima/', import.meta.url))

/**
 * The path to Chrome 109, as this package has it for servers. It is not a dependency, because it has 56 MB and only
 * the nightly tests need it.
 */
export function chrome109(): string {
  const folder = join(cache, 'chromium-109')
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  mkdirSync(folder, { recursive: true })
  const inFolder = { cwd: folder, encoding: 'utf8' } as const
  const [packed = ''] = execFileSync(
    'npm',
    ['pack', '--silent', '@sparticuz/chromium@109.0.6'],
    inFolder,
  ).split('\n')
  execFileSync('tar', ['xzf', packed], inFolder)
  writeFileSync(browser, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))))
  chmodSync(browser, 0o755)
  return browser
}
