import { execFileSync } from 'node:child_process'

/** Builds the production site once, before any journey. */
export default function buildSite(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
}
