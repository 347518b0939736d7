import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of which the cases of the night are made. */
    seed: number
  }
}

/** Another one each time, unless it is given. Which writes a power cut meets is chance all the same. */
export function setup(project: TestProject): void {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new Error(`SEED takes a whole number, not "${process.env['SEED']}".`)
  console.log(`Seed ${seed}. The same cases again: SEED=${seed} npm run nightly`)
  project.provide('seed', seed)
}
