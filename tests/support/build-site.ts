import { execFileSync } from 'node:child_process'

/** Builds the production site once, before any journey. */
export default function buildSite(): void {
  execFileSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    // Whatever .env.local says, the journeys use the embedded backend.
    env: { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
  })
}
