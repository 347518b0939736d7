import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ensureBrowser } from '../../scripts/browser'

test('every journey runs at both widths, with everything that an ordinary run leaves out', async () => {
  ensureBrowser()
  // Vitest’s environment variables must not be passed to a build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const runner = spawn('npx', ['playwright', 'test'], { env: { ...env, NIGHTLY: '1' }, stdio: 'inherit' })
  const [status] = await once(runner, 'exit')
  expect(status).toBe(0)
})
