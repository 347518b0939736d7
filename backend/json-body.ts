/** Deeper than any legitimate request. Deeper nesting overflows the JSON parser's stack in the embedded PostgreSQL. */
const maxDepth = 100

/**
 * Parses the body of a request. Returns undefined, which JSON cannot express, when it is not JSON or nested
 * deeper than 100 levels.
 */
export function parseJson(text: string): unknown {
  if (isDeeperThan(text, maxDepth)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks the text rather than the parsed value: the parsed value has only the last of any duplicate keys, but the
 * database reads the text.
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

/** Returns only own properties, so that a body cannot access the prototype. */
export function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? new Map(Object.entries(value)) : undefined
}
