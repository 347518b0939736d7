import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where a Chromium may already be: the one asked for, the distribution's, or the one that Playwright downloaded. */
const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

const installedBrowser = () => places.find((place) => place !== undefined && existsSync(place))

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

const installFromDebian = (...packages: string[]) =>
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)

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
  if (debianRoot && installFromDebian('chromium', 'fonts-liberation')) {
    installFromDebian('chromium-headless-shell')
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

/** How to start Chromium as people have it. As `ensureBrowser`, it installs one or throws. */
export function launchOptions() {
  return {
    executablePath: ensureBrowser(),
    args: [
      // Chromium refuses its sandbox to root, which is who runs in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  }
}

const withoutWindow = '/usr/bin/chromium-headless-shell'

/**
 * The same Chromium as far as pages go, without all that is around them, where Debian has it: it opens a page in half of the
 * time. It has no microphone, and keeps no page to come back to.
 */
export function launchOptionsWithoutWindow() {
  const whole = launchOptions()
  const isThere = process.env['CHROMIUM_PATH'] === undefined && existsSync(withoutWindow)
  return isThere ? { ...whole, executablePath: withoutWindow } : whole
}
