import { defineConfig } from '@playwright/test'
import { launchOptionsWithoutWindow } from './scripts/browser'

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
  // Journeys that go through the frame of the site are made on both; one that is long, or that measures one of them, says
  // where. What `testIgnore` names is the same at both widths, and most students hold a phone.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore:
        /\/(account|drill|kept-devices|large-letters|listening-room|plan|print|review|self-check|shared-computer|shared-head|sign-up|speaking-room|tense-line|writing-desk)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
