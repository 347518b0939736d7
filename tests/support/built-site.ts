import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site, and the files that a plugin at the end of the build saw in its output. */
    built: { directory: string; listed: string[] }
  }
}

/** Stands in variables of whoever builds, as their secrets do, and in no file of what they build. */
export const planted = 'planted7f3a'

/** Builds the site once for all tests of it. */
export async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'proxima-build-'))
  const listed: string[] = []
  /** As a precache would: what is there when everybody else is done. */
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
    SUPABASE_SERVICE_ROLE_KEY: `sb_secret_${planted}`,
    SMTP_PASS: planted,
  }
  await build({ logLevel: 'error', build: { outDir: directory, emptyOutDir: true }, plugins: [listOutput] })
  process.env = env
  project.provide('built', { directory, listed })
  return () => rmSync(directory, { recursive: true })
}
