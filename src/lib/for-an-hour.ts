import type { namesForAnHour } from './stored-session'

type Name = (typeof namesForAnHour)[number]

const hour = 3_600_000

/**
 * Stores a value on this device. After an hour, it is treated as deleted. If the browser cannot store the value, it is
 * lost.
 */
export function saveForAnHour(name: Name, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify({ version: 1, ...value, at: Date.now() }))
  } catch (error) {
    console.info(error)
  }
}

/**
 * The stored value, which is untrusted input; null if there is none. A value that is too old or cannot be read is
 * deleted.
 */
export function readForAnHour(name: Name): object | null {
  try {
    const text = localStorage.getItem(name)
    if (text === null) return null
    const value = parse(text)
    if (value !== null && 'at' in value && typeof value.at === 'number') {
      const age = Date.now() - value.at
      if (age >= 0 && age < hour) return value
    }
    localStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
  return null
}

export function deleteForAnHour(name: Name): void {
  try {
    localStorage.removeItem(name)
  } catch (error) {
    console.info(error)
  }
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
