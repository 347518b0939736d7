import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import { lessons } from '../../src/content/registry'
import { paths } from '../../src/paths'
import {
  expectContrast,
  expectNoViolations,
  expectToFit,
  expectWholeWords,
  inTheme,
} from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'
import { shiftsOf, watchShifts } from '../support/layout-shifts'
import { addresses, isFirstOfItsKind } from '../support/pages'

// These tests visit every page once, and run every check that applies to all pages.

const lessonPaths = lessons.map((lesson) => paths.lesson(lesson))
const isLesson = (path: string) => lessonPaths.includes(path)

/**
 * A room’s pages differ only in their text, so the first page for each exam is enough. All other pages are included.
 */
function isForAxe(path: string): boolean {
  const [, room = '', exam = ''] = /^\/(words|read|listen|write|speak)\/(igcse|ib-[a-z]+)?/.exec(path) ?? []
  return room === '' || path === addresses.find((one) => one.startsWith(`/${room}/${exam}`))
}

const papers: Readonly<Record<string, readonly string[]>> = {
  '/igcse': igcse.papers.map(({ title }) => title),
  '/ib': ib.papers.map(({ title }) => title),
}

const screenHeight = 844

test.use({ expectedErrors: [/^404: no page at/] })

for (const path of addresses) {
  // All pages are tested on a phone, and one page of each kind is also tested on a desktop in the dark theme.
  test(`${path} loads without an error or a layout shift, is accessible, and fits with large letters`, {
    tag: [
      ...(isFirstOfItsKind(path) ? ['@widths'] : []),
      ...(path === '/grammar/ser-estar' ? ['@smoke'] : []),
    ],
  }, async ({ page, isMobile }) => {
    const [theme, other] = isMobile ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await watchShifts(page)
    await openApp(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/ · Próxima$/)
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
    expect(await shiftsOf(page), 'movements').toEqual([])

    if (isMobile && isLesson(path)) {
      const { question, core } = await page.evaluate((screen) => {
        const sections = [...document.querySelectorAll('[data-section]')]
        const cores = sections.filter((part) => part.querySelector('folded-part') === null)
        const field = document.querySelector('[aria-labelledby="opening"] input')
        return {
          question: field === null ? 0 : (field.getBoundingClientRect().bottom + scrollY) / screen,
          core: cores.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0) / screen,
        }
      }, screenHeight)
      expect(question, 'screens until the first question').toBeGreaterThan(0)
      expect(question, 'screens until the first question').toBeLessThanOrEqual(2)
      expect(core, 'screens of the core').toBeLessThanOrEqual(9)
    }

    await inTheme(page, theme)
    if (isForAxe(path)) await expectNoViolations(page)
    if (isFirstOfItsKind(path)) await expectContrast(page, other)
    for (const name of papers[path] ?? []) {
      const paper = page.getByRole('region', { name })
      const opener = paper.getByRole('button', { name }).first()
      await opener.click()
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await paper.evaluate((element) => element.setAttribute('data-looked-at', ''))
      await expectNoViolations(page, '[data-looked-at]')
      await paper.evaluate((element) => element.removeAttribute('data-looked-at'))
    }

    // A small window at 200% zoom is 320 px wide too. The bar still has only one row there.
    await expectToFit(page, 320)
    expect(await page.getByRole('banner').evaluate((bar) => bar.clientHeight)).toBeLessThanOrEqual(64)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectToFit(page, 360)
    await expectWholeWords(page.getByRole('heading', { level: 1 }))
  })
}
