import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Driver } from './driver'

/** Testing Library, as one script for a browser. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Returns the elements on the page with a role and a name, or only those inside another. */
const byRole = `
  const all = (place, [role, name, flags]) =>
    window.TestingLibraryDom.queryAllByRole(place, role, {
      ...(name !== null && { name: flags === null ? name : new RegExp(name, flags) }),
    })
  const [wanted, around] = arguments
  const places = around === null ? [document.body] : all(document.body, around)
  const found = places.flatMap((place) => all(place, wanted))
`

type Name = string | RegExp | undefined

/** A role and, if it matters, a name: the whole name or a pattern. */
type Described = readonly [role: string, name?: Name]

const asValues = ([role, name]: Described) =>
  name instanceof RegExp ? [role, name.source, name.flags] : [role, name ?? null, null]

const valuesOf = (wanted: Described, around: Described | undefined) => [
  asValues(wanted),
  around === undefined ? null : asValues(around),
]

/** How long something may take to appear, in milliseconds. Only a failure takes this long. */
const patience = 15_000

/** A person with a browser, who finds things by their roles and names. */
export class Student {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until it has settled, as `settled` does in the journeys. */
  async opens(path: string): Promise<void> {
    await this.driver.goTo(`${this.origin}${path}`)
    await this.until(
      'the page has settled',
      `return document.querySelector('[data-part="waiting"]') === null && 'va' in window`,
    )
  }

  /** Follows a link that is not on the page. */
  async follows(address: string): Promise<void> {
    await this.driver.goTo(address)
  }

  async presses(role: string, name: Name, around?: Described): Promise<void> {
    await this.retry(`press the ${role} ${name}`, async () => {
      await this.bringLibrary()
      // A radio button or checkbox may be drawn by its label. Without scrolling, the bar may cover it.
      await this.driver.click(
        `${byRole}
        const element = found[0]?.labels?.[0] ?? found[0]
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return element ?? null`,
        ...valuesOf([role, name], around),
      )
    })
  }

  /** Presses on words that have no role in every browser, such as the title of a folded part. */
  async pressesWords(words: string): Promise<void> {
    await this.retry(`press “${words}”`, async () => {
      await this.bringLibrary()
      await this.driver.click(
        'return window.TestingLibraryDom.queryAllByText(document.body, arguments[0])[0] ?? null',
        words,
      )
    })
  }

  /** Types into a field after what it has. `\n` is the Enter key. */
  async types(text: string, label: string | undefined, around?: Described): Promise<void> {
    await this.retry(`find the field ${label}`, async () => {
      await this.bringLibrary()
      const isFocused = await this.driver.run(
        `${byRole}
        const label = wanted[1]
        const fields = label === null
          ? found
          : places.flatMap((place) => window.TestingLibraryDom.queryAllByLabelText(place, label, { selector: 'input, textarea' }))
        fields[0]?.focus()
        return fields.length > 0 && document.activeElement === fields[0]`,
        ...valuesOf(['textbox', label], around),
      )
      if (isFocused !== true) throw new Error('There is no such field.')
    })
    await this.driver.type(text)
  }

  /**
   * Gives a list or a date field this value. Each browser draws their menus in its own way and outside the page, so
   * they cannot be clicked.
   */
  async sets(label: string, value: string): Promise<void> {
    await this.retry(`set ${label}`, async () => {
      await this.bringLibrary()
      const isSet = await this.driver.run(
        `const [label, value] = arguments
        const [field] = window.TestingLibraryDom.queryAllByLabelText(document.body, label)
        if (field === undefined) return false
        // React replaces the setter of the element, and ignores values that it has set itself.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
        return field.value === value`,
        label,
        value,
      )
      if (isSet !== true) throw new Error('There is no such field, or no such value.')
    })
  }

  /** Waits until something with this role and name is there. */
  async finds(role: string, name: Name, around?: Described): Promise<void> {
    await this.retry(`find the ${role} ${name}`, async () => {
      if ((await this.count(role, name, around)) === 0) throw new Error('It is not there.')
    })
  }

  /** Presses “Skip for now” until the exercise has a field. */
  async skipsToTyped(around: Described): Promise<void> {
    await this.finds('button', 'Skip for now', around)
    while ((await this.count('textbox', undefined, around)) === 0)
      await this.presses('button', 'Skip for now', around)
  }

  /** Waits until the page shows this text. */
  async reads(text: string | RegExp): Promise<void> {
    const [source, flags] =
      text instanceof RegExp ? [text.source, text.flags] : [text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), '']
    await this.until(
      `find the text ${text}`,
      'return new RegExp(arguments[0], arguments[1]).test(document.body.innerText.replace(/\\s+/g, " "))',
      source,
      flags,
    )
  }

  /** Waits until the page has this address. */
  isAt = (path: string) =>
    this.until(`the address is ${path}`, `return location.pathname === arguments[0]`, path)

  /** The result of a function’s body in the page. */
  asks = (body: string, ...values: readonly unknown[]) => this.driver.run(body, ...values)

  /** Waits until the body of a function returns true in the page. */
  async until(what: string, body: string, ...values: readonly unknown[]): Promise<void> {
    await this.retry(what, async () => {
      const result = await this.driver.run(body, ...values)
      if (!isDeepStrictEqual(result, true)) throw new Error(`It returned ${JSON.stringify(result)}.`)
    })
  }

  private async count(role: string, name: Name, around?: Described): Promise<unknown> {
    await this.bringLibrary()
    return this.driver.run(`${byRole} return found.length`, ...valuesOf([role, name], around))
  }

  private async bringLibrary(): Promise<void> {
    if ((await this.driver.run('return window.TestingLibraryDom === undefined')) === true)
      await this.driver.run(`${testingLibrary};return null`)
  }

  /** Tries again while the page is changing, or another page is being opened. */
  private async retry(what: string, attempt: () => Promise<void>): Promise<void> {
    const end = Date.now() + patience
    for (;;) {
      try {
        return await attempt()
      } catch (error) {
        if (Date.now() > end) throw new Error(`Could not ${what}`, { cause: error })
        await delay(50)
      }
    }
  }
}
