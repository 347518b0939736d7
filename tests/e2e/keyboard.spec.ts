import type { Locator, Page } from '@playwright/test'
import { modelAnswer } from '../../src/content/answers'
import serEstar from '../../src/content/lessons/ser-estar'
import { drawCheck } from '../../src/features/lesson/draw'
import { expect, followMailedLink, isAtNext, openApp, test } from '../support/journey-test'

/** Presses Tab until the control has focus, as a user without a mouse would. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${control} was not reached with ${key}`)
}

async function press(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key)
  await page.keyboard.press('Enter')
}

test('a student makes the whole journey by keyboard alone', { tag: '@widths' }, async ({ page, student }) => {
  test.slow()
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible()

  // The first Tab stop is the skip link.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()

  await press(page, banner.getByRole('link', { name: 'Sign In' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Create an account' }))
  await tabTo(page, page.getByLabel('Full Name'))
  await page.keyboard.type(student.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(student.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account Created!')).toBeVisible()

  // The email would be read in another program, so only its link matters here.
  await followMailedLink(page, student.email)
  const account = page.getByRole('button', { name: 'account menu' })
  await press(page, account)
  await expect(page.getByRole('menu').getByText('Ana', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()

  await press(page, page.getByRole('link', { name: 'Explore Grammar' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar Roadmap' })).toBeFocused()
  await expect(page.getByText('0 of 20 stops')).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Start learning Ser vs Estar' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Ser vs Estar' })).toBeFocused()

  // Go straight to the exercises through the list of sections.
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const summary = contents.locator('summary')
  await expect(contents).toBeVisible()
  if (await summary.isVisible()) {
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
  }
  await press(page, contents.getByRole('link', { name: 'Check yourself' }).and(page.locator(':visible')))
  await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeFocused()
  const card = page.getByRole('region', { name: 'Check yourself' })
  const [first] = drawCheck(serEstar.exercises, () => undefined, 1)
  if (first?.kind !== 'fill') throw new Error('The check does not begin with a gap')
  await tabTo(page, card.getByRole('textbox'))
  await page.keyboard.type(modelAnswer(first))
  await page.keyboard.press('Enter')
  await expect(card.getByText('Correct', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await isAtNext(card, '1 of 12 right')

  const rating = page.getByRole('region', { name: 'Rate this topic' })
  await tabTo(page, rating.getByRole('radio', { name: '1 star', exact: true }))
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(rating.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await press(page, rating.getByRole('button', { name: 'Submit' }))
  await expect(rating.getByText('Thank you for your feedback!')).toBeFocused()
  await press(page, rating.getByRole('button', { name: 'Mark as completed' }))
  await expect(rating.getByText('Your progress has been saved.')).toBeVisible()
  await press(page, rating.getByRole('link', { name: 'See it on the map' }))
  await expect(page.getByText('1 of 20 stops')).toBeVisible()
  await expect(page.getByText('4/5')).toBeVisible()

  await press(page, account, 'Shift+Tab')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 of 20 stops')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to track' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeFocused()
  await expect(page.getByText('You are signed out.')).toBeAttached()
})

test('pressing Tab through the bar, or Escape in a menu, doesn’t scroll the page', {
  tag: '@widths',
}, async ({ page, isMobile }) => {
  await openApp(page, '/grammar/ser-estar')
  const banner = page.getByRole('banner')
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.getByRole('heading', { name: 'Check yourself' }).first().scrollIntoViewIfNeeded()
  const place = await scrollY()
  expect(place).toBeGreaterThan(1000)

  await banner.getByRole('link', { name: 'Próxima' }).focus()
  for (let presses = 0; presses < (isMobile ? 3 : 8); presses += 1) {
    await page.keyboard.press('Tab')
    expect(await banner.evaluate((bar) => bar.contains(document.activeElement))).toBe(true)
    expect(await scrollY()).toBe(place)
  }
  const opener = banner.getByRole('button', { name: isMobile ? /menu$/ : 'Grammar' })
  await opener.click()
  const menu = isMobile ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await scrollY()).toBe(place)
})

test('a choice that changes the address keeps the focus', async ({ page }) => {
  await openApp(page, '/practice')
  const topic = page.getByLabel('Topic')
  await topic.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/practice?topic=igcse')
  await expect(topic).toBeFocused()

  await openApp(page, '/tenses')
  await page.getByRole('button', { name: 'Look up a verb' }).press('Enter')
  await page.getByLabel('A verb, one of its forms or its meaning').fill('quise')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tenses?verb=querer')
  await expect(page.getByRole('status').filter({ hasText: 'querer: to want' })).toBeFocused()
})

test('Enter held down checks an answer, and the verdict stays until the next press', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const opening = page.getByRole('region', { name: 'Try this before you read', exact: true })
  await opening.getByRole('radio', { name: 'está', exact: true }).check()
  const next = opening.getByRole('button', { name: 'Next' })
  await page.keyboard.down('Enter')
  await expect(next).toBeFocused()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(next).toHaveCount(0)
})
