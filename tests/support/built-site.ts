import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site’s folder, and the output files that a plugin sees at the end of the build. */
    built: { directory: string; listed: string[] }
  }
}

/** A fake secret in the build environment. It must not occur in any output file. */
export const plantedSecret = 'planted7f3a'

/** Builds the site once for all tests that need it. */
export async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'proxima-build-'))
  const listed: string[] = []
  /** Lists the output files after all other plugins, as a precaching plugin would. */
  const listOutput: Plugin = {
    name: 'list-output',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => void listed.push(...Object.keys(bundle)),
    },
  }
  const { env } = process
  process.env = {
    ...env,
    NODE_ENV: 'production',
    VITE_SITE_URL: 'https://spanish.example',
    SUPABASE_SERVICE_ROLE_KEY: `sb_secret_${plantedSecret}`,
    SMTP_PASS: plantedSecret,
  }
  await build({ logLevel: 'error', build: { outDir: directory, emptyOutDir: true }, plugins: [listOutput] })
  process.env = env
  project.provide('built', { directory, listed })
  return () => rmSync(directory, { recursive: true })
}
