import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where a Chromium may already be: the distribution's, or the one that Playwright downloaded. */
function installedBrowser(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]
  return places.find((place) => place !== undefined && existsSync(place))
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/**
 * The path of a Chromium for the journeys; installs one where it can: from Debian's packages as root, else
 * by Playwright's own download. Throws a sentence that says what to do where neither works.
 */
export function ensureBrowser(): string {
  const present = installedBrowser()
  if (present !== undefined) return present

  console.log('No Chromium found: installing one for the browser journeys…')
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debianRoot) run('apt-get', 'update', '-q')
  if (
    debianRoot &&
    run('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation')
  ) {
    const installed = installedBrowser()
    if (installed !== undefined) return installed
  }
  run('npx', 'playwright', 'install', 'chromium')
  const downloaded = installedBrowser()
  if (downloaded !== undefined) return downloaded
  throw new Error(
    'The browser journeys need Chromium, and it could not be installed. Install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to its executable, and run the tests again.',
  )
}
