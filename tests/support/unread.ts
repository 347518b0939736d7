/** Finds the strings of a module that no check reads: what is left when every place that was read is taken away. */
import { nameOf, type Text } from '../../src/content/texts'

/** One line for each string of the value that stands where nothing was read. */
export function unreadStrings(document: string, value: unknown, texts: readonly Text[]): string[] {
  const read = new Set(texts.map(({ at }) => at))
  return stringsIn(value)
    .filter(({ at, text }) => /\p{L}/u.test(text) && !read.has(at))
    .map(
      ({ at, text }) =>
        `${document}: ${at}: "${text}": no check reads it. Say in src/content/texts.ts what this field holds: ` +
        'which language, or a key that only the program reads.',
    )
}

/** Every string at any depth, with its place as texts.ts names it. */
export function stringsIn(value: unknown, at = ''): { at: string; text: string }[] {
  const below = (name: string) => (at === '' ? name : `${at}/${name}`)
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, below(nameOf(item, index))))
  if (value instanceof Map) return stringsIn(Object.fromEntries(value), at)
  if (value instanceof Set) return stringsIn([...value], at)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, child]) => stringsIn(child, below(name)))
  return []
}
