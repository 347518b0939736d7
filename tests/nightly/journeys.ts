import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs the journeys with these arguments and settings. Returns the exit status. */
export async function runJourneys(
  options: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<unknown> {
  // Vitest’s environment variables must not be passed to a build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const runner = spawn('npx', ['playwright', 'test', ...options], {
    env: { ...env, ...settings },
    stdio: 'inherit',
  })
  const [status] = await once(runner, 'exit')
  return status
}
