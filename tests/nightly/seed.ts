/** Sets a seed for the nightly run, unless one is given. Power cuts still interrupt writes at random. */
export function setup(): void {
  const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000_000)
  process.env['SEED'] = seed
  console.log(`Seed ${seed}. To repeat the same cases: SEED=${seed} npm run nightly`)
}
