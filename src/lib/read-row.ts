interface Types {
  string: string
  'string or null': string | null
  'number or null': number | null
  'boolean or null': boolean | null
}
type Shape = Readonly<Record<string, keyof Types>>

/**
 * Validates a row from the backend or the cache, and returns the columns of `shape`. A missing column or blank text
 * becomes null.
 * @throws TypeError if a column has the wrong type or the value is not a row
 */
export function readRow<Of extends Shape>(value: unknown, shape: Of) {
  const columns = Object.entries(shape).map(([column, type]) => {
    const given: unknown = Reflect.get(Object(value), column)
    const found = typeof given === 'string' && given.trim() === '' ? null : (given ?? null)
    if (!type.includes(found === null ? 'null' : typeof found))
      throw new TypeError(`The column ${column} cannot be read`)
    return [column, found] as const
  })
  return Object.fromEntries(columns) as { [Column in keyof Of]: Types[Of[Column]] }
}
