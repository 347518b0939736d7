import { execFileSync } from 'node:child_process'
import { setup } from './prepared-database'

/** Builds the production site. */
export function build(
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): void {
  execFileSync('npm', ['run', '--silent', 'build', '--', ...options], {
    stdio: 'inherit',
    // Whatever .env.local says, the journeys use the embedded backend.
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', ...settings },
  })
}

/** Once, before any journey. */
export default async function buildSite(): Promise<() => void> {
  build()
  return setup()
}
