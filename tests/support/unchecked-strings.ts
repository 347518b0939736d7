/**
 * Finds strings in a module that aren’t covered by any check: those whose path is not among the texts that were read.
 */
import { nameOf, type Text } from '../../src/content/texts'

/** Reports each string whose path was not read. */
export function uncheckedStrings(document: string, value: object, texts: readonly Text[]): string[] {
  const checked = new Set(texts.map(({ at }) => at))
  return stringsIn(value)
    .filter(({ at, text }) => /\p{L}/u.test(text) && !checked.has(at))
    .map(
      ({ at, text }) =>
        `${document}: ${at}: "${text}": no check reads it. Say in src/content/texts.ts what this field holds: ` +
        'which language, or a key that only the program reads.',
    )
}

/** Reports each text that is declared as a key but does not look like one. */
export function proseKeys(document: string, texts: readonly Text[]): string[] {
  return texts
    .filter(({ role, text }) => role === 'key' && !/^[\w/#:-]+$/.test(text))
    .map(
      ({ at, text }) => `${document}: ${at}: "${text}" is not a key: say in src/content/texts.ts what it is`,
    )
}

/** A string in an object. */
export interface StringField {
  /** The path of the string, as in texts.ts. */
  at: string
  /** The same path, but with the kinds of list items instead of their indexes and ids. */
  field: string
  text: string
  holder: object
  /** Replaces the string. */
  write(text: string): void
}

/** Every string in a value, at any depth. */
export function stringsIn(value: object, at = '', field = ''): StringField[] {
  const below = (path: string, name: string) => (path === '' || name === '' ? path + name : `${path}/${name}`)
  const entries = value instanceof Map ? [...value] : Object.entries(value)
  return entries.flatMap(([key, child]: [string, unknown], index) => {
    const childAt = below(at, Array.isArray(value) ? nameOf(child, index) : key)
    const childField = below(field, Array.isArray(value) ? kindOf(child) : key)
    if (typeof child === 'string')
      return [
        {
          at: childAt,
          field: childField,
          text: child,
          holder: value,
          write: (text) => {
            if (value instanceof Map) value.set(key, text)
            else Reflect.set(value, key, text)
          },
        },
      ]
    return typeof child === 'object' && child !== null ? stringsIn(child, childAt, childField) : []
  })
}

function kindOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'kind' in item ? String(item.kind) : ''
}
