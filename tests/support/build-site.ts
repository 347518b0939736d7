import { execFileSync } from 'node:child_process'
import { setup } from './prepared-database'

/** Builds the production site. */
export function build(
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): void {
  execFileSync('npm', ['run', '--silent', 'build', '--', ...options], {
    stdio: 'inherit',
    // The journeys use the embedded backend, whatever .env.local says.
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', ...settings },
  })
}

/** Global setup: builds the site once, before any of the journeys run. */
export default async function buildSite(): Promise<() => void> {
  build()
  return setup()
}
