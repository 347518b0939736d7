/** Gives the night a seed, unless it has one. Which writes a power cut meets is chance all the same. */
export function setup(): void {
  const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000_000)
  process.env['SEED'] = seed
  console.log(`Seed ${seed}. The same cases again: SEED=${seed} npm run nightly`)
}
