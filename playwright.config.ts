import { defineConfig } from '@playwright/test'
import { launchOptionsWithoutWindow } from './scripts/browser'
import { isNightly } from './tests/support/nightly'

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
    launchOptions: launchOptionsWithoutWindow(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace makes a journey half as long again; `--trace retain-on-failure` keeps one where a reason is not plain.
    screenshot: 'only-on-failure',
    // What a worker answers passes by `page.route`, with which journeys hold requests back or cut them off. How the site
    // is with its worker, and without a network, is what offline.spec.ts goes through.
    serviceWorkers: 'block',
  },
  // Most students hold a phone, and most of what a journey proves is the same at any width. `@widths` goes through what is
  // not, such as the bar; `@desktop` and `@phone` say that a journey is about one of them. At night all are made at both. The few
  // that `npm run quick` makes are tagged `@smoke`.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(isNightly ? { grepInvert: /@phone/ } : { grep: /@widths|@desktop/ }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
