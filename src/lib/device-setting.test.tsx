import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceSetting } from './device-setting'

/** Creates the setting as a newly opened page would. */
const openPage = () => deviceSetting('theme', ['device', 'light', 'dark'])

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a setting on a device', () => {
  test('stays for the next visit, and leaves nothing behind when it is reset', () => {
    openPage().choose('dark')
    expect(openPage().current()).toBe('dark')
    openPage().choose('device')
    expect(openPage().current()).toBe('device')
    expect(localStorage).toHaveLength(0)
  })

  test('notifies its listeners, but none that have stopped', () => {
    const theme = openPage()
    const heard: string[] = []
    const stop = theme.subscribe(() => heard.push(theme.current()))
    theme.choose('light')
    stop()
    theme.choose('dark')
    expect(heard).toEqual(['light'])
  })

  test.each([
    ['in another tab', () => new StorageEvent('storage', { key: 'theme' })],
    ['while the page was in the back/forward cache', () => new PageTransitionEvent('pageshow')],
  ])('is the one chosen last, also %s', (_, event) => {
    const theme = openPage()
    theme.choose('light')
    const heard: string[] = []
    const stop = theme.subscribe(() => heard.push(theme.current()))
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(event())
    stop()
    window.dispatchEvent(event())
    expect(heard).toEqual(['dark'])
  })

  test('lasts as long as the page if the browser saves nothing', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
    const theme = openPage()
    expect(theme.current()).toBe('device')
    theme.choose('dark')
    expect(theme.current()).toBe('dark')
    theme.choose('device')
    expect(theme.current()).toBe('device')
  })

  test('ignores values that it didn’t write', () => {
    localStorage.setItem('theme', 'purple')
    expect(openPage().current()).toBe('device')
  })
})
