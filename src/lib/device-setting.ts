import { subscribeToOtherPages } from './other-pages'

/** A setting stored on the device. If the browser cannot store it, it lasts until the page is closed. */
export interface DeviceSetting<Value extends string> {
  /** The values to choose from. The first is the default and is not stored. */
  readonly values: readonly [Value, ...Value[]]
  current(): Value
  choose(value: Value): void
  /** False if the browser refused to store the latest choice. */
  isSaved(): boolean
  /** Calls `listener` after each choice, on this page or another. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

/**
 * The setting stored under `key`. Works without a page or React, because the first small script also reads some
 * settings.
 */
export function deviceSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceSetting<Value> {
  const listeners = new Set<() => void>()
  /** The latest choice, if the browser cannot store it. */
  let unsaved: Value | undefined

  function storedValue(): Value | undefined {
    try {
      const text = localStorage.getItem(key)
      return values.find((value) => value === text)
    } catch {
      return undefined
    }
  }

  return {
    values,
    isSaved: () => unsaved === undefined,
    current: () => unsaved ?? storedValue() ?? values[0],
    choose(value) {
      try {
        if (value === values[0]) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
        unsaved = undefined
      } catch {
        // The choice is lost when the page is closed.
        unsaved = value
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      const stopListeningToOthers = subscribeToOtherPages((name) => name === key, listener)
      return () => {
        listeners.delete(listener)
        stopListeningToOthers()
      }
    },
  }
}
