/** What may be chosen by hand; the first of each is what the device says, and is not kept. */
export const choices = {
  theme: ['device', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
} as const

export type Setting = keyof typeof choices
export type Choice<Name extends Setting> = (typeof choices)[Name][number]

const keys = { theme: 'proxima-theme', text: 'proxima-text' } as const satisfies Record<Setting, string>

const listeners = new Set<() => void>()

/** What holds is what stands on the page's root: `styles.css` goes by it, and it counts also where nothing is kept. */
export function current<Name extends Setting>(name: Name): Choice<Name> {
  const set = document.documentElement.dataset[name]
  const all: readonly Choice<Name>[] = choices[name]
  return all.find((choice) => choice === set) ?? choices[name][0]
}

function show<Name extends Setting>(name: Name, choice: string | null): void {
  const { dataset } = document.documentElement
  const [byDevice, ...byHand]: readonly string[] = choices[name]
  if (choice === null || choice === byDevice || !byHand.includes(choice)) delete dataset[name]
  else dataset[name] = choice
}

/** Shows what was chosen on an earlier visit. */
export function showKeptAppearance(): void {
  for (const name of ['theme', 'text'] as const) {
    try {
      show(name, localStorage.getItem(keys[name]))
    } catch {
      // A browser that keeps nothing shows what the device says.
    }
  }
}

export function choose<Name extends Setting>(name: Name, choice: Choice<Name>): void {
  show(name, choice)
  try {
    if (choice === choices[name][0]) localStorage.removeItem(keys[name])
    else localStorage.setItem(keys[name], choice)
  } catch {
    // A browser that keeps nothing forgets the choice with the page.
  }
  for (const listener of listeners) listener()
}

/** Tells of each choice, until the function that it returns is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
