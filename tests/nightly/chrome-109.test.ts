import { expect, test } from 'vitest'
import { chrome109 } from './engines/chrome-109'
import { runJourneys } from './journeys'

test('in Chrome 109, every page loads, and the journeys with a translator and with an account work', async () => {
  const files = ['pages', 'translator', 'journey'].map((name) => `tests/e2e/${name}.spec.ts`)
  expect(await runJourneys(['--project=phone', ...files], { CHROMIUM_PATH: chrome109() })).toBe(0)
})
