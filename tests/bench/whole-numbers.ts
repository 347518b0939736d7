import { parseArgs } from 'node:util'

/** Parses command-line options that are whole numbers of at least `min`. The given values are the defaults. */
export function wholeNumbers<Name extends string>(
  defaults: Record<Name, number>,
  min: number,
): Record<Name, number> {
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
  })
  const parsed = Object.entries(values).map(([name, value]) => {
    const number = Number(value)
    if (!/^\d+$/.test(String(value)) || !Number.isSafeInteger(number) || number < min)
      throw new Error(`--${name} must be a whole number of at least ${min}, not "${value}".`)
    return [name, number]
  })
  return { ...defaults, ...Object.fromEntries(parsed) }
}
