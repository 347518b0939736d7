import { expect, test } from 'vitest'
import { isSearchKey } from './search-key'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init)

test('search opens with /, Ctrl+K and ⌘K, and leaves the browser its own keys', () => {
  expect(isSearchKey(press({ key: '/' }))).toBe(true)
  expect(isSearchKey(press({ key: 'k', ctrlKey: true }))).toBe(true)
  expect(isSearchKey(press({ key: 'K', metaKey: true }))).toBe(true)
  expect(isSearchKey(press({ key: 'k' }))).toBe(false)
  // The console of Firefox, on Windows and on a Mac.
  expect(isSearchKey(press({ key: 'K', ctrlKey: true, shiftKey: true }))).toBe(false)
  expect(isSearchKey(press({ key: 'k', metaKey: true, altKey: true }))).toBe(false)
})

test('a suggestion picked for a field is no key', () => {
  // Chrome dispatches an event that has the type of a key press, but none of its properties.
  const picked = new Event('keydown', { bubbles: true }) as KeyboardEvent
  expect(isSearchKey(picked)).toBe(false)
})
