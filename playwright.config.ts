import { defineConfig } from '@playwright/test'
import { ensureBrowser } from './scripts/browser'

const launchOptions = {
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

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  globalSetup: './tests/support/build-site.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    // What a worker answers passes by `page.route`, with which journeys hold requests back or cut them off. How the site
    // is with its worker, and without a network, is what offline.spec.ts goes through.
    serviceWorkers: 'block',
  },
  // Most journeys are made on both; one that is the same on both and long, or that measures one of them, says where.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
