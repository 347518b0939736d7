import type { Page } from '@playwright/test'
import days from '../../src/content/lessons/days-of-week'
import type { Exercise } from '../../src/content/types'
import { expect, openApp, test } from '../support/journey-test'

const path = '/grammar/days-of-week'
const phone = { width: 390, height: 844 }
/** A section after the core of the lesson, with some of its text. */
const more = { id: 'today-is', title: 'Today is Monday: no article', inside: 'Ayer fue domingo.' }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const opening = (page: Page) => section(page, 'Try this before you read')

/** The question in a multiple-choice exercise. */
const promptOf = (exercise: Exercise | undefined): string => {
  if (exercise?.kind !== 'choose') throw new Error('The opening is chosen from')
  return exercise.prompt
}

test.describe('a section after the core', () => {
  test.use({ viewport: phone })

  test('is closed on a phone, shows in one line what is inside, and opens with a tap', async ({ page }) => {
    await openApp(page, path)
    const part = section(page, more.title)
    const text = part.getByText(more.inside)
    await expect(text).toBeHidden()
    await expect(part.getByText(days.sections.find(({ id }) => id === more.id)?.more ?? '')).toBeVisible()
    const toggle = part.getByRole('button', { name: more.title })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(text).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.press('Enter')
    await expect(text).toBeHidden()
  })

  test('opens for its address, for a link to it, and again for the same link', async ({ page }) => {
    await openApp(page, `${path}#${more.id}`)
    const text = section(page, more.title).getByText(more.inside)
    await expect(text).toBeVisible()
    await section(page, more.title).getByRole('button', { name: more.title }).click()
    await expect(text).toBeHidden()
    const list = page.getByRole('navigation', { name: 'On this page' })
    await list.locator('summary').click()
    await list.getByRole('link', { name: more.title }).click()
    await expect(text).toBeVisible()
    await expect(page.getByRole('heading', { name: more.title })).toBeInViewport()
  })

  test('is found by the browser’s own search', async ({ page }) => {
    await openApp(page, `${path}#:~:text=${encodeURIComponent(more.inside)}`)
    await expect(section(page, more.title).getByText(more.inside)).toBeInViewport()
  })

  test('is printed, even if nobody opened it', async ({ page }) => {
    await openApp(page, path)
    await page.emulateMedia({ media: 'print' })
    await expect(section(page, more.title).getByText(more.inside)).toBeVisible()
  })

  test('is open without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      baseURL: baseURL ?? '',
    })
    const bare = await context.newPage()
    await bare.goto(path)
    await expect(bare.getByText(more.inside)).toBeVisible()
    await context.close()
  })

  test.describe('when the scripts fail to load', () => {
    test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })
    test('is still open', async ({ page }) => {
      await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort())
      await page.goto(path)
      await expect(page.getByText(more.inside)).toBeVisible({ timeout: 30_000 })
    })
  })

  test('is open at a desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openApp(page, path)
    await expect(section(page, more.title).getByText(more.inside)).toBeVisible()
    await expect(section(page, more.title).getByRole('button', { name: more.title })).toBeHidden()
  })
})

test('a student answers before reading, follows the link to the reason, and gets another question on the next visit', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await openApp(page, path)
  const prompt = promptOf(days.exercises.find(({ id }) => id === days.opening))
  await expect(opening(page).getByText(prompt)).toBeVisible()
  await opening(page).getByRole('radio').first().check()
  await opening(page).getByRole('button', { name: 'Check' }).click()
  await opening(page).getByRole('button', { name: 'Next' }).click()
  const begin = opening(page).getByRole('link', { name: days.sections[0]?.title ?? '' })
  await expect(begin).toBeVisible()
  await begin.click()
  await expect(page.getByRole('heading', { name: days.sections[0]?.title ?? '' })).toBeFocused()

  await page.reload()
  await expect(opening(page).getByRole('radio').first()).toBeVisible()
  await expect(opening(page).getByText(prompt)).toBeHidden()
})

test('a student’s correct answers fill the mark of their section, on this device only', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(auth|rest)\/v1\//.test(request.url())) calls.push(request.url())
  })
  await openApp(page, path)
  const [first] = days.sections
  if (first === undefined) throw new Error('The lesson is empty')
  const stop = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: first.title })
  await expect(stop).not.toContainText('correct')
  const own = section(page, `Try it ${first.title}`)
  const chosen = days.exercises.find(({ teaches, kind }) => teaches === first.id && kind === 'choose')
  if (chosen?.kind !== 'choose') throw new Error('The section has nothing to choose from')
  while (!(await own.getByText(chosen.prompt, { exact: true }).isVisible()))
    await own.getByRole('button', { name: 'Skip for now' }).click()
  const right = chosen.options.findIndex((option) => option.right)
  await own.getByRole('radio').nth(right).check()
  await own.getByRole('button', { name: 'Check' }).click()
  await own.getByRole('button', { name: 'Next' }).click()
  await expect(stop).toContainText('some correct')
  await page.reload()
  await expect(stop).toContainText('some correct')
  expect(calls).toEqual([])
})

test('the lesson looks the same if the device can’t save, or if what it saved is nonsense', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('proxima-memory', '{"version":1,"items":{"exercise/days-of-week/x":"?"}}')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openApp(page, path)
  await opening(page).getByRole('radio').first().check()
  await opening(page).getByRole('button', { name: 'Check' }).click()
  await opening(page).getByRole('button', { name: 'Next' }).click()
  await expect(opening(page).getByText('Now find out why')).toBeVisible()
})

test(
  'a teacher prints one section with its exercises and their answers',
  { tag: '@widths' },
  async ({ page }, info) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openApp(page, path)
    if (info.project.name === 'phone')
      await section(page, more.title).getByRole('button', { name: 'Link and print' }).click()
    await section(page, more.title).getByRole('button', { name: 'Print this section' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print this section' })
    await dialog.getByRole('radio', { name: 'Below the questions' }).check()
    await dialog.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(section(page, more.title).getByText(more.inside)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mistakes to avoid', exact: true })).toBeHidden()
    await expect(page.getByText(/^Name: _+ Class: _+ Date: _+$/)).toBeVisible()
    const own = days.exercises.filter(({ teaches }) => teaches === more.id)
    const sheet = page.getByRole('heading', { name: 'Check yourself' }).filter({ visible: true }).first()
    await expect(sheet.locator('xpath=..').locator('ol > li')).toHaveCount(own.length)
    // If everything fits on one sheet, there are no page breaks.
    for (const name of ['Check yourself', 'Answers']) {
      const heading = page.getByRole('heading', { name, level: 2 }).filter({ visible: true })
      await expect(heading.locator('xpath=..')).toHaveCSS('break-before', 'auto')
    }
    await page.keyboard.press('Shift')
    await expect(
      page.getByRole('heading', { name: 'Mistakes to avoid', level: 2, exact: true }),
    ).toBeVisible()
  },
)
