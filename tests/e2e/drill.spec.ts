import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'

const evening = new Date('2026-11-22T21:00:00Z')
const nextMorning = new Date('2026-11-23T07:30:00Z')

const drillOf = (page: Page): Locator => page.getByRole('region', { name: 'Form drill', exact: true })

/** Opens the drill’s settings with the keyboard. */
async function open(page: Page, drill = drillOf(page)): Promise<Locator> {
  await drill.locator('summary', { hasText: 'Change' }).focus()
  await page.keyboard.press('Enter')
  await expect(drill.getByText('Tenses', { exact: true })).toBeVisible()
  return drill
}

/** Opens one list of settings with the keyboard. */
async function openList(page: Page, drill: Locator, name: string): Promise<void> {
  await drill.locator('summary', { has: page.getByText(name, { exact: true }) }).focus()
  await page.keyboard.press('Enter')
  await expect(drill.getByRole('group', { name, exact: true })).toBeVisible()
}

/** Moves to a control with Tab and presses a key. */
async function tabAndPress(page: Page, target: Locator, key: 'Space' | 'Enter'): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('It cannot be reached with Tab')
}

test('by keyboard alone, a student drills the tú form of negative commands and meets a missed verb again in Repaso', async ({
  page,
}) => {
  // This test presses Tab many times.
  test.slow()
  await page.clock.install({ time: evening })
  await openApp(page, '/tense/indefenido#drill')
  const drill = await open(page)
  const box = (name: string) => drill.getByRole('checkbox', { name, exact: true })
  await openList(page, drill, 'Tenses')
  await tabAndPress(page, box('preterite'), 'Space')
  await tabAndPress(page, box('negative command'), 'Space')
  await openList(page, drill, 'Persons')
  await expect(box('yo')).toHaveCount(0)
  await page.keyboard.press('Tab')
  for (const person of ['usted', 'nosotros/as', 'vosotros/as', 'ustedes']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(box(person)).not.toBeChecked()
  }
  await tabAndPress(page, drill.getByRole('button', { name: 'Start' }), 'Enter')
  await expect(drill.getByText('0 of 10 right')).toBeVisible()
  const field = drill.getByRole('textbox', { name: /, tú\).*\(negative command\)/ })
  await expect(field).toBeFocused()
  const [verb = ''] = /\S+(?=, tú\))/.exec((await drill.locator('form').innerText()).replace('(', ' ')) ?? []
  await page.keyboard.type('nada de eso')
  await page.keyboard.press('Enter')
  await expect(drill.getByText('Not quite')).toBeVisible()
  await expect(drill.getByRole('link', { name: 'Imperative' })).toHaveAttribute(
    'href',
    /\/tense\/imperative#formation$/,
  )

  await page.clock.setSystemTime(nextMorning)
  await openApp(page, '/review')
  await expect(page.getByRole('heading', { name: '1 to review today' })).toBeVisible()
  await tabAndPress(page, page.getByRole('button', { name: 'Start' }), 'Enter')
  await expect(page.getByRole('main').getByText(`(${verb}, tú)`).first()).toBeVisible()
})

test('the drill says which forms didn’t load, and keeps every choice', async ({ page }) => {
  await page.route('**/assets/imperfect-*.js', (route) => route.abort())
  await openApp(page, '/tense/indefenido#drill')
  const drill = await open(page)
  await openList(page, drill, 'Tenses')
  await drill.getByRole('checkbox', { name: 'imperfect', exact: true }).check()
  await drill.getByRole('checkbox', { name: 'preterite', exact: true }).uncheck()
  await drill.getByRole('button', { name: 'Start' }).click()
  await expect(drill.getByText('The verb forms didn’t load.')).toBeVisible()
  await expect(drill.getByRole('checkbox', { name: 'imperfect', exact: true })).toBeChecked()
  await page.unroute('**/assets/imperfect-*.js')
  await drill.getByRole('button', { name: 'Try again' }).click()
  await expect(drill.getByRole('textbox', { name: /\(imperfect\)/ })).toBeFocused()
})

test('one line sums up the drill, and the choices fit on one screen until they are opened', async ({
  page,
}) => {
  await openApp(page, '/tense/indefenido#drill')
  const drill = drillOf(page)
  const panel = drill.locator('details').first()
  await expect(panel).toContainText('preterite · all persons · all kinds · all verbs')
  // If “Change” is pressed before the drill’s code has loaded, the settings may close again, so press it until they
  // stay open.
  await expect(async () => {
    if (await drill.getByText('Change').isVisible()) await drill.getByText('Change').click()
    await expect(drill.getByText('Reset')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const height = await panel.evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeLessThan(320)
  await openList(page, drill, 'Persons')
  await drill.getByRole('checkbox', { name: 'yo', exact: true }).uncheck()
  await expect(panel).toContainText('preterite · 5 persons · all kinds · all verbs')
})

test('axe finds nothing in the choices, and they fit 320 px', async ({ page }) => {
  await openApp(page, '/tense/present#drill')
  const drill = page.getByRole('region', { name: 'Regular and irregular verbs' })
  await expect(page.getByRole('region', { name: 'Reflexive verbs', exact: true }).last()).toBeVisible()
  await open(page, drill)
  await openList(page, drill, 'Tenses')
  await drill.getByRole('checkbox', { name: 'imperfect subjunctive in -se' }).check()
  await openList(page, drill, 'Verbs')
  await drill.getByRole('button', { name: 'Add another verb' }).click()
  await drill.getByRole('textbox', { name: 'Another verb' }).fill('caber')
  await drill.getByRole('button', { name: /^caber/ }).click()
  await expect(drill.getByRole('checkbox', { name: 'caber' })).toBeChecked()
  await expectAccessible(page, 'details[open]')
})
