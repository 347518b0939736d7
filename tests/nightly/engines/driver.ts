/** What the tests need of a browser, whichever protocol it speaks. */
export interface Driver {
  /** As the browser reports it. */
  version: string
  /** Opens a page in this size of a phone’s screen, and waits until it has loaded. */
  goTo: (address: string) => Promise<void>
  /** Calls the body of a function in the page, and returns its JSON result. */
  run: (body: string, ...values: readonly unknown[]) => Promise<unknown>
  /** Clicks on the element that the body of a function returns in the page. */
  click: (body: string, ...values: readonly unknown[]) => Promise<void>
  /** Types at the keyboard into the element that has the focus. `\n` is the Enter key. */
  type: (text: string) => Promise<void>
  /** The screen as a PNG image. */
  screenshot: () => Promise<Uint8Array>
  /** Script errors since the last call. WebDriver does not report any, so there the list is always empty. */
  errors: () => string[]
  close: () => Promise<void>
}

export const screen = { width: 390, height: 844 }
