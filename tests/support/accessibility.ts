import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { backgrounds } from './journey-test'

type Theme = keyof typeof backgrounds

/** Fails on any axe violation within these selectors or, if none are given, on the whole page. */
export async function expectNoViolations(page: Page, ...within: string[]): Promise<void> {
  await runAxe(page, within, (axe) => axe)
}

async function runAxe(page: Page, within: string[], choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // Use legacy mode, because the site has no frames. Report only violations: reporting the rules that passed would take
  // twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  for (const selector of within) axe.include(selector)
  const { violations } = await choose(axe).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html).slice(0, 3) }))).toEqual(
    [],
  )
}

/** Emulates this colour scheme, and turns animations off. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[theme])
}

/** Fails if any text has too little contrast in this theme. */
export async function expectContrast(page: Page, theme: Theme, ...within: string[]): Promise<void> {
  await inTheme(page, theme)
  // This is the only axe rule that depends on colours.
  await runAxe(page, within, (axe) => axe.withRules('color-contrast'))
}

/** Fails if the page scrolls sideways at this width in pixels. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `sideways scrolling at ${width} pixels`).toBeLessThanOrEqual(0)
}

/** Words in these elements that are broken across lines. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const broken: string[] = []
    for (const element of all) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
    }
    return broken
  })

/**
 * Fails if a word is too long for its container. It wraps instead of overflowing, so `expectToFit` does not notice it.
 */
export async function expectWholeWords(elements: Locator): Promise<void> {
  await expect(elements).not.toHaveCount(0)
  await expect.poll(() => brokenWords(elements), 'words broken across lines').toEqual([])
}

/**
 * Fails on axe violations in the light theme, on low contrast in the dark theme, and on sideways scrolling at a width
 * of 320 pixels, which a small window has at 200% zoom. Leaves the page in the dark theme, at its original size.
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  await inTheme(page, 'light')
  await expectNoViolations(page, ...within)
  await expectContrast(page, 'dark', ...within)
  const viewport = page.viewportSize()
  await expectToFit(page, 320)
  if (viewport !== null) await page.setViewportSize(viewport)
}
