/** A choice that is kept on the device, and holds until the page is closed where the browser keeps nothing. */
export interface DeviceSetting<Value extends string> {
  /** What may be chosen. The first holds unless something else is chosen; it is not kept. */
  readonly values: readonly [Value, ...Value[]]
  current(): Value
  choose(value: Value): void
  /** False once the browser has refused to keep a choice. */
  isKept(): boolean
  /** Tells of each choice on this page, until the function that it returns is called. */
  subscribe(listener: () => void): () => void
}

/** The setting that is kept under `key`. It needs no page and no React: the first small script reads some, too. */
export function deviceSetting<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceSetting<Value> {
  const listeners = new Set<() => void>()
  /** What was chosen since the page was opened: counts also where the browser keeps nothing. */
  let chosen: Value | undefined
  let isKept = true

  function kept(): Value | undefined {
    try {
      const text = localStorage.getItem(key)
      return values.find((value) => value === text)
    } catch {
      return undefined
    }
  }

  return {
    values,
    isKept: () => isKept,
    current: () => chosen ?? kept() ?? values[0],
    choose(value) {
      chosen = value
      try {
        if (value === values[0]) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
        isKept = true
      } catch {
        // A browser that keeps nothing forgets the choice with the page.
        isKept = false
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
