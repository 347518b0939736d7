import type { Locator, Page } from '@playwright/test'
import serEstar from '../../src/content/lessons/ser-estar'
import { lessonEntry } from '../../src/content/registry'
import { roadmapStops } from '../../src/content/roadmap'
import { paths } from '../../src/paths'
import { plainRich } from '../../src/spanish/markup'
import { expect, openApp, test } from '../support/journey-test'

const path = '/grammar/ser-estar'
/** The number of sections on the page, including the exam section, “Check yourself” and the rating. */
const stops = serEstar.sections.length + 3
const titleOf = (id: string) => plainRich(serEstar.sections.find((section) => section.id === id)?.title ?? '')
const hayTitle = titleOf('hay')
const comparingTitle = titleOf('comparing')
const weatherTitle = titleOf('weather')
/** The *hay* section’s number on the page, where the exam section comes before it, straight after the core. */
const hayStop = serEstar.sections.findIndex(({ id }) => id === 'hay') + 2

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (found === null) throw new Error('It is not on the page')
  return found
}

test.describe('the way around a long lesson', () => {
  test('is a row on a phone, which says where the student is and opens the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page, path)
    const row = contents(page).locator('summary')
    await expect(row).toHaveText('On this page')

    // When the student goes to a section’s URL, the row shows its name and doesn’t cover it.
    await openApp(page, `${path}#hay`)
    const hay = page.getByRole('heading', { name: hayTitle })
    await expect(row).toContainText(hayTitle)
    await expect(row).toContainText(`${hayStop}/${stops}, ${hayStop} of ${stops}`)
    const edge = async () => {
      const { y, height } = await box(row)
      return y + height
    }
    expect((await box(hay)).y).toBeGreaterThanOrEqual(await edge())
    expect((await box(row)).height).toBeLessThan(50)

    const list = contents(page).getByRole('link', { name: comparingTitle })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await expect(contents(page).getByRole('link', { name: hayTitle })).toHaveAttribute(
      'aria-current',
      'location',
    )
    const place = await page.evaluate(() => window.scrollY)
    await list.focus()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(row).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)

    await row.click()
    await list.click()
    await expect(list).toBeHidden()
    const comparing = page.getByRole('heading', { name: comparingTitle })
    await expect(comparing).toBeFocused()
    await expect(row).toContainText(comparingTitle)
    expect((await box(comparing)).y).toBeGreaterThanOrEqual(await edge())

    // The open list closes when the student presses outside it.
    await row.click()
    await expect(list).toBeVisible()
    await page.mouse.click(200, 830)
    await expect(list).toBeHidden()
  })

  test('leaves the title near the top', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const one of [path, '/tense/present']) {
      await openApp(page, one)
      expect((await box(page.getByRole('heading', { level: 1 }))).y).toBeLessThanOrEqual(160)
    }
  })

  test('takes no room on a phone held sideways, and nor does the bar', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await openApp(page, `${path}#hay`)
    await expect(page.getByRole('heading', { name: hayTitle })).toBeInViewport()
    await expect(contents(page).locator('summary')).not.toBeInViewport()
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })

  test('scrolls away with the page, like the bar, if somebody chose larger letters', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openApp(page, path)
    await page.getByRole('contentinfo').getByLabel('Text').selectOption('larger')
    await openApp(page, `${path}#hay`)
    const hay = page.getByRole('heading', { name: hayTitle })
    await expect(hay).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(contents(page).locator('summary')).not.toBeInViewport()
  })

  test('is a list at a desk, which marks the current section', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openApp(page, path)
    const current = contents(page).locator('[aria-current="location"]').filter({ visible: true })
    await expect(current).toHaveCount(0)
    await contents(page)
      .getByRole('link', { name: titleOf('mistakes') })
      .click()
    await expect(current).toHaveText([titleOf('mistakes')])
    await page.getByRole('heading', { name: weatherTitle }).evaluate((heading) => {
      heading.scrollIntoView()
    })
    await expect(current).toHaveText([weatherTitle])
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(current).toHaveCount(0)
  })

  test('leads straight from the rule to the exercises', async ({ page }) => {
    await openApp(page, path)
    const rule = page.getByRole('complementary', { name: 'The rule to remember' })
    await rule.getByRole('link', { name: 'Skip to practice' }).click()
    await expect(page.getByRole('heading', { name: /^Gap-fill practice/ })).toBeFocused()
    await rule.getByRole('link', { name: 'Check yourself (12)' }).click()
    await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeFocused()
  })

  test('doesn’t scroll the page when somebody presses Tab in the bar or the row', async ({ page }) => {
    await openApp(page, `${path}#hay`)
    const place = await page.evaluate(() => window.scrollY)
    for (const control of [
      page.getByRole('link', { name: 'Próxima' }).first(),
      page.getByRole('button', { name: 'Search' }),
      contents(page).locator('summary:visible, a:visible').first(),
    ]) {
      await control.focus()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
    }
  })
})

test('a student compares the forms of verbs on a phone: they are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const cellsOf = async (path: string, row: RegExp) => {
    await openApp(page, path)
    const cells = page.getByRole('row', { name: row }).first().locator('th, td')
    await expect(cells).not.toHaveCount(0)
    // Measure all cells at the same time, because the page may still be scrolling.
    return await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()))
  }
  const [infinitive, yo, meaning] = await cellsOf('/tense/indefenido#spelling', /^buscar/)
  expect(yo?.y).toBe(infinitive?.y)
  expect(meaning?.y).toBe(infinitive?.y)
  const [person, getUp, goToBed] = await cellsOf('/tense/present#reflexive-verbs', /^yo me/)
  expect(goToBed?.y).toBe(getUp?.y)
  expect(getUp?.y).toBeGreaterThan(person?.y ?? 0)
  // If there isn’t enough room for three columns, the last one moves below the others.
  const [ending, example, last] = await cellsOf('/grammar/days-of-week#seven-days', /^lunes/)
  expect(example?.y).toBe(ending?.y)
  expect(last?.y).toBeGreaterThan(ending?.y ?? 0)
  expect(last?.x).toBe(ending?.x)
})

test('an empty cell is left out on a phone, and keeps its borders in a full table', async ({ page }) => {
  await openApp(page, '/grammar/articles-spanish#gender-more')
  const empty = page.getByRole('row', { name: /^-aje/ }).locator('[data-nothing]')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(empty).toBeHidden()
  await page.setViewportSize({ width: 700, height: 640 })
  await expect(empty).toHaveCSS('display', 'table-cell')
  await expect(empty).toHaveCSS('border-top-style', 'solid')
})

test('a teacher copies the address of a section', { tag: '@widths' }, async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openApp(page, path)
  const section = page.getByRole('region', { name: hayTitle, exact: true })
  const menu = section.getByRole('button', { name: 'Link and print' })
  await section.getByRole('heading', { name: hayTitle }).scrollIntoViewIfNeeded()
  if (info.project.name === 'phone') {
    // Closing a menu with Escape returns focus to its button.
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const copy = section.getByRole('button', { name: 'Copy link to this section' })
  await expect(copy).toHaveAccessibleDescription(hayTitle)
  const { width, height } = await box(copy)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`${path}#hay`, page.url()).href,
  )
})

test('a student whose device speaks Spanish is told once what the dotted words mean, and nothing moves', async ({
  page,
}) => {
  // A headless browser has no voices. Others may list theirs only after the page has settled.
  await page.addInitScript(() => {
    const voice = { default: true, lang: 'es-ES', localService: true, name: 'Mónica', voiceURI: 'Mónica' }
    const voices: SpeechSynthesisVoice[] = []
    window.speechSynthesis.getVoices = () => voices
    // The browser itself may dispatch `voiceschanged` at any time.
    document.addEventListener('list-voices', () => {
      voices.push(voice)
      window.speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    })
  })
  await openApp(page, '/tense/indefenido')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const heightBefore = await height()
  await page.evaluate(() => document.dispatchEvent(new Event('list-voices')))
  await expect(page.getByText('Tap a dotted word to hear it')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'hablé' }).first()).toBeVisible()
  expect(await height()).toBe(heightBefore)
})

test('a class that looks at the projector finds the meaning of a term directly below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openApp(page, '/tense/indefenido')
  const term = page.getByRole('button', { name: 'stem' }).first()
  await term.click()
  const meaning = page.getByRole('note').filter({ hasText: /^stem: / })
  await expect(meaning).toBeVisible()
  const [word, told] = [await box(term), await box(meaning)]
  expect(told.y).toBeGreaterThanOrEqual(word.y + word.height)
  expect(told.y - (word.y + word.height)).toBeLessThan(16)
  expect(told.x).toBeLessThan(word.x)
  expect(told.x + told.width).toBeGreaterThan(word.x + word.width)
})

test('the end of the metro line offers the next step', async ({ page }) => {
  const last = roadmapStops.at(-1)
  if (last === undefined) throw new Error('The map has no stops')
  await openApp(page, paths.lesson(lessonEntry(last)))
  if (lessonEntry(last).type === 'tense')
    await expect(page.getByRole('link', { name: 'Stop 20 of 20 on the map' })).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Previous and next stops' })
  await ways.getByRole('link', { name: /Practice/ }).click()
  await expect(page).toHaveURL(/\/practice$/)
})
