interface Types {
  string: string
  'string or null': string | null
  'number or null': number | null
  'boolean or null': boolean | null
}
type Shape = Readonly<Record<string, keyof Types>>

/**
 * Checks a row that comes from the backend, or that the device has kept of it, and gives the columns of the shape. A
 * missing column and a blank text are read as null.
 * @throws TypeError where a column is not of its type, so also where the value is not a row
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
