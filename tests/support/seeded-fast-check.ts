/** Seeds fast-check: the same cases in each run, different ones each night (`SEED`). */
import fc from 'fast-check'

export const seed = Number(process.env['SEED'] ?? 20_261_126)
if (!Number.isSafeInteger(seed) || seed < 0)
  throw new Error(`SEED must be a whole number, not "${process.env['SEED']}".`)

fc.configureGlobal({ seed })

export { fc }
