import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { type Driver, screen } from './driver'

/** Calls the body of a function with these values. */
const call = (body: string, values: readonly unknown[]) =>
  `(function () {${body}}).apply(null, ${JSON.stringify(values)})`

/**
 * Messages that are no fault of a page. The analytics script exists only on the hosting platform, and only a picture
 * that is opened on its own makes Firefox ask for favicon.ico. A script that was being loaded when the page was left is
 * reported on the next page, by Firefox and by us; if a page itself misses a part, it says so.
 */
const ignored = /_vercel\/insights|favicon\.ico|A ServiceWorker intercepted the request|^JSHandle@error$/

function watchErrors(page: Page): () => string[] {
  let errors: string[] = []
  const add = (error: string) => {
    if (!ignored.test(error)) errors.push(error)
  }
  page.on('pageerror', (error) => add(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text())
  })
  return () => {
    const found = errors
    errors = []
    return found
  }
}

/** Starts Firefox. Rejects if it does not start. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: screen,
    protocolTimeout: 60_000,
  })
  try {
    const page = await browser.newPage()
    const elementOf = async (body: string, values: readonly unknown[]) => {
      const element = (await page.evaluateHandle(call(body, values))).asElement()
      if (element === null) throw new Error('There is no such element.')
      return element as ElementHandle<Element>
    }
    return {
      version: await browser.version(),
      goTo: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
      run: (body, ...values) => page.evaluate(call(body, values)),
      click: async (body, ...values) => (await elementOf(body, values)).click(),
      type: async (text) => {
        for (const [index, line] of text.split('\n').entries()) {
          if (index > 0) await page.keyboard.press('Enter')
          await page.keyboard.type(line)
        }
      },
      screenshot: () => page.screenshot(),
      errors: watchErrors(page),
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}
