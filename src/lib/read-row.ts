/**
 * Reads the columns of a row that comes from the backend, or that the device has kept of it. A missing column and a blank
 * text are read as null.
 * @throws TypeError where the value is not a row, or a column has another type, or one that is required is missing
 */
export function readRow(value: unknown) {
  if (typeof value !== 'object' || value === null) throw new TypeError('A row is not an object')
  const row = value
  const wrong = (column: string) => new TypeError(`The column ${column} cannot be read`)

  function textOrNull(column: string): string | null {
    const found: unknown = Reflect.get(row, column) ?? null
    if (found !== null && typeof found !== 'string') throw wrong(column)
    return found?.trim() ? found : null
  }
  return {
    textOrNull,
    text(column: string): string {
      const found = textOrNull(column)
      if (found === null) throw wrong(column)
      return found
    },
    numberOrNull(column: string): number | null {
      const found: unknown = Reflect.get(row, column) ?? null
      if (found !== null && typeof found !== 'number') throw wrong(column)
      return found
    },
    boolean(column: string): boolean {
      const found: unknown = Reflect.get(row, column)
      if (typeof found !== 'boolean') throw wrong(column)
      return found
    },
  }
}

/** @throws TypeError where the value is not a list, or one of its rows cannot be read */
export function readRows<Row>(value: unknown, read: (row: unknown) => Row): Row[] {
  if (!Array.isArray(value)) throw new TypeError('The rows are not a list')
  return value.map(read)
}
