import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** As for every setting, space around it does not matter, and an empty one counts as unset. */
const chosenBrowser = process.env['CHROMIUM_PATH']?.trim() || undefined

/** Where to look for Chromium: at CHROMIUM_PATH, and where the system or Playwright installs it. */
const candidates = [
  chosenBrowser,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
]

const installedBrowser = () => candidates.find((path) => path !== undefined && existsSync(path))

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** Installs packages when running as root on Debian. Returns whether it did. */
export const installFromDebian = (...packages: string[]) =>
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)

/**
 * The path to a Chromium for the journeys. If there is none, installs one: from Debian's packages when running as root,
 * otherwise with Playwright's download. Throws with instructions for the user when neither works.
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

/** Launch options for the full browser. Like `ensureBrowser`, installs one or throws. */
export function launchOptions() {
  return {
    executablePath: ensureBrowser(),
    args: [
      // Chromium does not run its sandbox as root, which is the usual user in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  }
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Launch options for Debian's headless shell if it is installed and CHROMIUM_PATH is not set, otherwise for
 * the full browser. The shell renders pages in the same way and opens them in half the time, but has no
 * microphone and no back/forward cache.
 */
export function headlessLaunchOptions() {
  const options = launchOptions()
  const isInstalled = chosenBrowser === undefined && existsSync(headlessShell)
  return isInstalled ? { ...options, executablePath: headlessShell } : options
}
