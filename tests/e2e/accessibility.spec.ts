import AxeBuilder from '@axe-core/playwright'
import { lessons } from '../../src/content/registry'
import { expect, openApp, signUpAndIn, test } from '../support/test'

const routes = [
  '/',
  '/auth',
  '/grammar',
  '/practice',
  '/tenses',
  '/word-of-the-day',
  '/about',
  '/igcse',
  '/ib',
  '/nowhere',
  '/grammar/unknown',
  '/tense/unknown',
  ...lessons.map((lesson) => `/${lesson.type}/${lesson.id}`),
]

test.use({ expectedErrors: [/^404: no page at/] })

for (const path of routes) {
  test(`${path} has nothing that axe would stop at, light and dark, and fits 320 px`, async ({
    page,
    isMobile,
  }) => {
    await openApp(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/ · Próxima$/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const axe = new AxeBuilder({ page })
      // Of axe's rules only this one looks at colours.
      if (colorScheme === 'dark') axe.withRules('color-contrast')
      const { violations } = await axe.analyze()
      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html).slice(0, 3) })),
      ).toEqual([])
    }
    // 320 px is also what 200% zoom leaves of a small window.
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, isMobile ? 'sideways scrolling' : 'sideways scrolling at 320 px').toBeLessThanOrEqual(0)
  })
}

test('the map of a signed-in student and the open menus have nothing that axe would stop at', async ({
  page,
  student,
  isMobile,
}) => {
  await signUpAndIn(page, student)
  await openApp(page, '/grammar')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button', { name: 'account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    if (!isMobile) continue
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tenses' }),
    ).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Close menu' }).click()
  }
})
