import AxeBuilder from '@axe-core/playwright'
import { prerenderedPages } from '../../src/app/prerendered-pages'
import ib from '../../src/content/exams/ib'
import igcse from '../../src/content/exams/igcse'
import {
  backgrounds,
  expect,
  openApp,
  signIn,
  signUpAndIn,
  submitSignUp,
  test,
} from '../support/journey-test'

/** Of the pages that one page draws from a file each, those of the first of each exam: the others differ in their words alone. */
const pages = prerenderedPages
  .map(({ path }) => path)
  .filter((path, _, all) => {
    const [, room = '', exam = ''] = /^\/(words|read|listen|write|speak)\/(igcse|ib-[a-z]+)?/.exec(path) ?? []
    return room === '' || path === all.find((one) => one.startsWith(`/${room}/${exam}`))
  })

const routes = [
  ...pages,
  ...igcse.papers.map(({ id }) => `/igcse#${id}`),
  ...ib.papers.map(({ id }) => `/ib#${id}`),
  '/nowhere',
  '/grammar/unknown',
  '/tense/unknown',
]

const themes = ['light', 'dark'] as const

/**
 * Lessons are long, and their parts are the same in all of them: all but one are looked at in the light on the phone alone,
 * and in the dark on the desktop.
 */
const isOneOfMany = (path: string) => /^\/(grammar|tense)\/./.test(path) && path !== '/grammar/ser-estar'

// Axe looks at each of the up to 6,600 elements of a page, for a colour at all that lies under it: ten seconds on a
// machine that does nothing else, and a minute on one that does.
test.describe.configure({ timeout: 180_000 })

test.use({ expectedErrors: [/^404: no page at/] })

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html).slice(0, 3) }))).toEqual(
    [],
  )
}

for (const path of routes) {
  test(`${path} has nothing that axe would stop at, can be read light and dark, and fits 320 px`, async ({
    page,
    isMobile,
  }) => {
    const [first, second] = isMobile ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
    await openApp(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/ · Próxima$/)
    await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[first])
    await expectNoViolations(new AxeBuilder({ page }))

    if (!isOneOfMany(path)) {
      await page.emulateMedia({ colorScheme: second })
      await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[second])
      // Of axe's rules only this one looks at colours.
      await expectNoViolations(new AxeBuilder({ page }).withRules('color-contrast'))
    }

    // 320 px is also what 200% zoom leaves of a small window.
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    // The bar is one row also there.
    const heightOfBar = await page.getByRole('banner').evaluate((bar) => bar.clientHeight)
    expect(heightOfBar).toBeLessThanOrEqual(64)
    expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0)
  })
}

for (const colorScheme of themes) {
  test.describe(`nothing that axe would stop at in the ${colorScheme}:`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the map of a signed-in student and the open menus', async ({ page, student, isMobile }) => {
      await signUpAndIn(page, student)
      await openApp(page, '/grammar')
      await page.getByRole('button', { name: 'account menu' }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
      await page.keyboard.press('Escape')
      if (!isMobile) return
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tenses' }),
      ).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
      await page.getByRole('button', { name: 'Close menu' }).click()
    })

    test('the quiz with its feedback and its result, and the search', async ({ page }) => {
      await openApp(page, '/practice')
      for (const number of [1, 2, 3]) {
        const card = page.getByRole('region', { name: `Question ${number} of 3` })
        await card.getByRole('radio').first().check()
        await card.getByRole('button', { name: 'Submit Answer' }).click()
        await expect(card.getByRole('button', { name: 'Next Question' })).toBeFocused()
        if (number === 1) await expectNoViolations(new AxeBuilder({ page }))
        await card.getByRole('button', { name: 'Next Question' }).click()
      }
      await expect(page.getByRole('heading', { name: 'Quiz Complete!' })).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByLabel('Search lessons, words and guides').fill('estar')
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
    })

    test('the form of /auth with its messages, its toasts and the panel after it', async ({
      page,
      student,
    }) => {
      await signIn(page, student)
      await expect(page.getByText('Login Failed')).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
      await submitSignUp(page, student)
      await expect(page.getByText('Account Created!')).toBeVisible()
      await expectNoViolations(new AxeBuilder({ page }))
    })
  })
}
