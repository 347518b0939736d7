import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faults, plant } from '../faults/faults'

/** Placeholders for test data in a title: `${path}`, `%s`, `$id`. */
const placeholderPattern = /\\?\$\\?\{[^}]*\\?\}|%[sdij]|\\?\$\w+/g

/** Patterns for the titles in a test file that contain placeholders. */
const titlesIn = (text: string): RegExp[] =>
  [...text.matchAll(/(['`])((?:(?!\1)[^\\\n])*)\1/g)]
    .map(([, , title = '']) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    // A title that is only a placeholder would match any title.
    .filter(
      (title) =>
        title.search(placeholderPattern) !== -1 && /\p{L}{3}/u.test(title.replace(placeholderPattern, '')),
    )
    .map((title) => new RegExp(`^${title.replace(placeholderPattern, '.+')}`))

const holds = (text: string, title: string) =>
  text.includes(title) || titlesIn(text).some((pattern) => pattern.test(title))

describe.each(faults)('the fault $id', (fault) => {
  test('can be planted', () => {
    const text = readFileSync(fault.file, 'utf8')
    expect(plant(fault, text)).not.toBe(text)
  })

  test.each(fault.caughtBy)('is caught by an existing test: $title', ({ file, title }) => {
    expect(existsSync(file), `${file} is there`).toBe(true)
    expect(holds(readFileSync(file, 'utf8'), title), `${file} has a test “${title}”`).toBe(true)
  })
})

test('no two faults have the same id', () => {
  const ids = faults.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('the code that a fault changes must occur exactly once in its file', () => {
  const [fault] = faults
  if (fault === undefined) throw new Error('There are no faults.')
  expect(() => plant({ ...fault, find: 'one' }, 'one, one')).toThrow('stands 2 times')
  expect(() => plant({ ...fault, find: 'two' }, 'one, one')).toThrow('stands 0 times')
})

test('a title is found as it is written, or with the values of its placeholders', () => {
  const text = `test(\`nothing of \${path} is wide @phone\`, () => {})
    test.each(all)('%s', () => {})
    test('Ana reads', () => {})`
  expect(holds(text, 'Ana reads')).toBe(true)
  expect(holds(text, 'nothing of /about is wide')).toBe(false)
  expect(holds(text, 'nothing of /about is wide @phone')).toBe(true)
  expect(holds(text, 'Ana writes')).toBe(false)
})
