/** Seeds fast-check, so that ordinary runs test the same cases and nightly runs (`SEED`) test different ones. */
import fc from 'fast-check'

export const seed = Number(process.env['SEED'] ?? 20_261_126)
if (!Number.isSafeInteger(seed) || seed < 0)
  throw new Error(`SEED must be a whole number, not "${process.env['SEED']}".`)

fc.configureGlobal({ seed })

export { fc }
