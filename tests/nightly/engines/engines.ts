import { execFileSync, spawnSync } from 'node:child_process'
import { installFromDebian } from '../../../scripts/browser'
import type { Driver } from './driver'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

export interface Engine {
  name: string
  /** Installs it if it is missing, and starts it. Rejects if either fails. */
  start: () => Promise<Driver>
}

/** Whether this command exists. */
const has = (command: string) => spawnSync('which', [command]).status === 0

/** Installs these packages of Debian’s if the command is missing. Throws if it is still missing. */
function ensure(command: string, ...packages: readonly string[]): void {
  if (has(command)) return
  installFromDebian(...packages)
  if (!has(command)) throw new Error(`Install ${command} (in Debian: ${packages.join(', ')}).`)
}

function firefox(): string {
  if (has('firefox')) return execFileSync('which', ['firefox'], { encoding: 'utf8' }).trim()
  ensure('firefox-esr', 'firefox-esr')
  return execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim()
}

export const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    start: async () => startFirefox(firefox()),
  },
  {
    name: 'WebKitGTK',
    start: async () => {
      ensure('xvfb-run', 'xvfb', 'xauth')
      ensure('WebKitWebDriver', 'webkit2gtk-driver')
      return startWebKit()
    },
  },
]

/** What no package ships for Linux. These browsers are checked by `tests/build/engines.test.ts` only. */
export const notRun = ['Firefox 115', 'Safari 15.6']
