import { parseArgs } from 'node:util'

/** Parses command-line options that are whole numbers of at least `least`. The given values are the defaults. */
export function wholeNumbers<Name extends string>(
  defaults: Record<Name, number>,
  least: number,
): Record<Name, number> {
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' as const }])),
  })
  const given = Object.entries(values).map(([name, value]) => {
    const number = Number(value)
    if (!/^\d+$/.test(String(value)) || !Number.isSafeInteger(number) || number < least)
      throw new Error(`--${name} takes a whole number from ${least}, not "${value}".`)
    return [name, number]
  })
  return { ...defaults, ...Object.fromEntries(given) }
}
