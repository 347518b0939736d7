import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ensureBrowser } from '../../scripts/browser'
import { seed } from '../support/seeded-fast-check'
import { cutPower } from './power-cuts'
import { summarisePowerCuts } from './summaries'

test('a student who is saving while the server is killed 200 times loses nothing that the server confirmed', async () => {
  const counts = await cutPower(200, seed)
  console.log(summarisePowerCuts(counts))
  expect(counts.cuts).toBe(200)
  // Make sure that some saves were interrupted, and that some writers saved the same row at the same time.
  expect(counts.cutShort).toBeGreaterThan(0)
  expect(counts.concurrent).toBeGreaterThan(0)
})

test('a student who saves in a browser loses nothing either: 200 runs of the journey with the power cut', async () => {
  ensureBrowser()
  const title = 'the power fails while a stop is being saved'
  const options = ['--project=desktop', '--trace=off', '--reporter=list']
  // Vitest’s environment variables must not be passed to a build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    'npx',
    ['playwright', 'test', 'tests/e2e/faults.spec.ts', '--grep', title, ...options],
    { env: { ...env, CUTS: '200' } },
  )
  const [said] = /^Power cuts in a browser: .*$/m.exec(stdout) ?? []
  console.log(said)
  expect(said).toMatch(/: 200 × kill -9, /)
})
