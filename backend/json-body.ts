/** Deeper than any honest request; PostgreSQL's own JSON parser overflows the stack of the embedded build. */
const deepest = 100

/** The value of a request's body; undefined, which no JSON means, when it is not JSON or nested deeper than 100 levels. */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, deepest)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Of the text, not of what it is parsed to: of two equal keys only the last one's value is parsed to anything, and
 * the database reads the text.
 */
function isDeeperThan(text: string, levels: number): boolean {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > levels) return true
  }
  return false
}

/** Own fields only, so that a body cannot reach into a prototype. */
export function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? new Map(Object.entries(value)) : undefined
}
