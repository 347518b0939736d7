/** Deeper than any honest request; PostgreSQL's own JSON parser overflows the stack of the embedded build. */
const deepest = 100

/**
 * Parses a request's body.
 * @throws SyntaxError when it is not JSON or nested deeper than 100 levels
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (isDeeperThan(value, deepest)) throw new SyntaxError('The JSON is nested too deeply.')
  return value
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}

/** Own fields only, so that a body cannot reach into a prototype. */
export function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? new Map(Object.entries(value)) : undefined
}
