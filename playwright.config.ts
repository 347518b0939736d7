import { defineConfig } from '@playwright/test'
import { headlessLaunchOptions } from './scripts/browser'
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
    launchOptions: headlessLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing makes a journey 50% slower. Use `--trace retain-on-failure` when the cause of a failure is unclear.
    screenshot: 'only-on-failure',
    // Responses from a service worker bypass `page.route`, which journeys use to delay or abort requests.
    // offline.spec.ts tests the site with its worker and without a network.
    serviceWorkers: 'block',
  },
  // Most students use a phone, and most of what a journey proves does not depend on the width. `@widths` marks the
  // journeys for which it matters, such as the one for the bar; `@desktop` and `@phone` mark journeys for one width
  // only. In the nightly run all others run at both widths. The few journeys of `npm run quick` are tagged `@smoke`.
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
