import { expect, test } from 'vitest'
import { ensureBrowser } from '../../scripts/browser'
import { runJourneys } from './journeys'

test('every journey runs at both widths, with everything that an ordinary run leaves out', async () => {
  ensureBrowser()
  expect(await runJourneys([], { NIGHTLY: '1' })).toBe(0)
})
