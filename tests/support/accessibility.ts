import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { backgrounds } from './journey-test'

type Theme = keyof typeof backgrounds

/** Fails for whatever axe would stop at; in the parts that these selectors name, or on the whole page. */
export async function expectNoViolations(page: Page, ...within: string[]): Promise<void> {
  await runAxe(page, within, (axe) => axe)
}

async function runAxe(page: Page, within: string[], choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // The site has no frames, and nobody reads what axe found to be right: each would take as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  for (const part of within) axe.include(part)
  const { violations } = await choose(axe).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html).slice(0, 3) }))).toEqual(
    [],
  )
}

/** Shows the page in a theme of the device, with nothing that moves. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[theme])
}

/** Fails where text of the page is too pale to read in this theme. */
export async function expectContrast(page: Page, theme: Theme, ...within: string[]): Promise<void> {
  await inTheme(page, theme)
  // Of axe's rules only this one looks at colours.
  await runAxe(page, within, (axe) => axe.withRules('color-contrast'))
}

/** Fails where the page scrolls sideways in a window that is so many pixels wide. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `sideways scrolling at ${width} pixels`).toBeLessThanOrEqual(0)
}

/** The words in these elements that go on in a second line. */
const tornWords = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const torn: string[] = []
    for (const element of all) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) torn.push(word)
        }
    }
    return torn
  })

/** Fails where a word is so long that its place tears it: it may break, so nothing scrolls for it. */
export async function expectWholeWords(elements: Locator): Promise<void> {
  await expect(elements).not.toHaveCount(0)
  await expect.poll(() => tornWords(elements), 'torn words').toEqual([])
}

/**
 * Fails for what axe would stop at in the light, what is too pale in the dark, and what does not fit into 320 pixels, which
 * is also what 200% zoom leaves of a small window. Leaves the page in the dark, in the window that it had.
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  await inTheme(page, 'light')
  await expectNoViolations(page, ...within)
  await expectContrast(page, 'dark', ...within)
  const viewport = page.viewportSize()
  await expectToFit(page, 320)
  if (viewport !== null) await page.setViewportSize(viewport)
}
