import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { exerciseName, formName, wordName } from '../../src/exercises/item-names'
import { expectAccessible } from '../support/accessibility'
import { askedIn, type Choose, choices, optionOf } from '../support/choices'
import { expect, openApp, test } from '../support/journey-test'

const evening = new Date('2026-11-22T21:00:00Z')
const nextMorning = new Date('2026-11-23T07:30:00Z')
const day = 86_400

/**
 * Gives the page the Repaso data from an earlier visit. `items` says when each item is due, in seconds from `at`. One
 * that is due within an hour was missed just now, and the others the day before.
 */
async function remembers(page: Page, at: Date, items: Readonly<Record<string, number>>): Promise<void> {
  const now = Math.floor(at.getTime() / 1000)
  const kept = Object.entries(items).map(([name, wait]) => [
    name,
    [now + wait, [wait > 0 && wait < 3600 ? now : now - day, 0]],
  ])
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('told') === null) localStorage.setItem('proxima-memory', text)
      sessionStorage.setItem('told', 'yes')
    },
    JSON.stringify({ version: 1, items: Object.fromEntries(kept) }),
  )
}

const session = (page: Page) => page.getByRole('region', { name: /to review$/ })

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('It cannot be reached with Tab')
}

test('ten minutes on the bus: a student misses two in a lesson, and in a tunnel the next day both come back', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/grammar/ser-estar')
  // First the opening exercise, then those in the sections.
  const choosing = page.locator('form').filter({ has: page.getByRole('radio'), hasNotText: 'Listen' })
  const missed: Choose[] = []
  for (let turn = 0; turn < 6 && missed.length < 2; turn += 1) {
    const form = choosing.first()
    const exercise = await askedIn(form)
    if (!missed.includes(exercise)) missed.push(exercise)
    await form.getByRole('radio', { name: optionOf(exercise, false), exact: true }).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  expect(missed).toHaveLength(2)

  const come: string[] = []
  page.on('requestfinished', (request) => come.push(request.url()))
  await page.clock.setSystemTime(nextMorning)
  await openApp(page, '/')
  await expect(page.getByText('Repaso: 2 to review today')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Repaso' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Repaso' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '2 to review today' })).toBeVisible()
  // A session immediately loads the code that it needs: the lesson with the exercise, and the scheduler.
  for (const name of ['ser-estar', 'schedule'])
    await expect.poll(() => come.some((url) => url.includes(`/assets/${name}-`))).toBe(true)
  await context.setOffline(true)

  await tabTo(page, page.getByRole('button', { name: 'Start' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '2 to review' })).toBeFocused()
  const asked: string[] = []
  for (const left of [2, 1]) {
    const exercise = await askedIn(session(page).locator('form'))
    asked.push(exercise.id)
    const right = session(page).getByRole('radio', { name: optionOf(exercise, true), exact: true })
    await tabTo(page, session(page).getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let presses = 0; !(await right.isChecked()) && presses < 4; presses += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(session(page).getByText('Correct', { exact: true })).toBeVisible()
    await expect(session(page).getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    if (left > 1) await expect(session(page).getByText('1 of 2 right')).toBeFocused()
  }
  expect(asked.toSorted()).toEqual(missed.map(({ id }) => id).toSorted())
  await expect(session(page).getByText('All 2 right, 2 of them first time.')).toBeFocused()
  await expect(session(page).getByText('The next one comes back tomorrow.')).toBeVisible()
  await context.setOffline(false)
  await tabTo(page, session(page).getByRole('link', { name: 'Back to the map' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Repaso: the next one comes back tomorrow')).toBeVisible()
})

test('a new student learns how Repaso fills up, and home doesn’t mention it', async ({ page }) => {
  await openApp(page, '/')
  await expect(page.getByRole('main').getByText('Repaso')).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Repaso' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Or warm up with three questions' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose your next lesson' }).click()
  await expect(page.getByText('Repaso: what you get wrong in a lesson comes back')).toBeVisible()
})

test('before the app has loaded, the page says only what is true for everybody', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/review')
  await expect(page.getByRole('heading', { level: 1, name: 'Repaso' })).toBeVisible()
  await expect(page.getByText('It fills up by itself.')).toBeVisible()
  await expect(page.getByText(/Nothing to review/)).toHaveCount(0)
  await context.close()
})

test('a student answers exercises, a verb form and a word in one session, and removed exercises cause no trouble', async ({
  page,
}) => {
  const [first] = choices
  if (first === undefined) throw new Error('The lesson has no such exercise')
  await remembers(page, new Date(), {
    [exerciseName('ser-estar', first.id)]: -day,
    [exerciseName('ser-estar', 'no-longer-there')]: -day,
    [formName('preterite', 'tener', 0)]: -day,
    [wordName('la mariposa')]: -day,
    [wordName('la luna')]: 3 * day,
  })
  await openApp(page, '/review')
  await expect(page.getByText('1 exercise, 1 verb form, 1 word.')).toBeVisible()
  await page.getByRole('button', { name: 'Start' }).click()
  const card = session(page)
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(card.getByRole('radio').or(card.getByRole('textbox')).first()).toBeVisible()
    if ((await card.getByRole('radio').count()) > 0) {
      const exercise = await askedIn(card.locator('form'))
      await card.getByRole('radio', { name: optionOf(exercise, true), exact: true }).check()
      await card.getByRole('button', { name: 'Check' }).click()
    } else {
      const isWord = await card.getByText('butterfly (noun)').isVisible()
      await card.getByRole('textbox').fill(isWord ? 'mariposa' : 'tuve')
      await card.getByRole('textbox').press('Enter')
    }
    await expect(card.getByText('Correct', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Next' }).click()
  }
  await expect(card.getByText('All 3 right, 3 of them first time.')).toBeVisible()
})

test('a missed form comes back in the session, links to its lesson, and is due again in ten minutes', async ({
  page,
}) => {
  await remembers(page, new Date(), { [formName('preterite', 'tener', 0)]: -day })
  await openApp(page, '/review')
  await page.getByRole('button', { name: 'Start' }).click()
  const card = page.getByRole('region', { name: 'One to review' })
  await card.getByRole('textbox').fill('tuvo')
  await card.getByRole('textbox').press('Enter')
  await expect(card.getByText('You’ll get this one again later.')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Past Tense: Preterite' })).toHaveAttribute(
    'href',
    '/tense/indefenido#formation',
  )
  await card.getByRole('button', { name: 'Next' }).click()
  await card.getByRole('textbox').fill('tuve')
  await card.getByRole('textbox').press('Enter')
  await card.getByRole('button', { name: 'Next' }).click()
  await expect(card.getByText('Look at these again:')).toBeVisible()
  await expect(card.getByText('The next one comes back in about ten minutes.')).toBeVisible()
})

test('a student with nothing due reviews ahead', async ({ page }) => {
  await remembers(page, new Date(), { [wordName('la mariposa')]: 600, [wordName('la luna')]: 3 * day })
  await openApp(page, '/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  await expect(page.getByText('The next one comes back in about ten minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Review ahead' }).click()
  await expect(page.getByRole('heading', { name: '2 to review' })).toBeFocused()
})

test('a student without a network is told what didn’t load, and reviews the rest', async ({ page }) => {
  await remembers(page, new Date(), {
    [wordName('la mariposa')]: -day,
    [formName('preterite', 'tener', 0)]: -day,
  })
  await page.route(/word-list/, (route) => route.abort())
  await openApp(page, '/review')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('1 is waiting for an internet connection.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /tener/ })).toBeVisible()
})

test('a student adds the word of the day, which says when it comes back', async ({ page }) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/word-of-the-day')
  await page.getByRole('button', { name: 'Add to Repaso' }).press('Enter')
  await expect(page.getByText('Added: it comes back tomorrow in Repaso.')).toBeFocused()
  await openApp(page, '/word-of-the-day')
  await expect(page.getByText('Already added: it comes back tomorrow in Repaso.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Repaso' })).toHaveCount(0)
})

test('a student types a wrong form in a drill, and finds it in Repaso', async ({ page }) => {
  await openApp(page, '/tense/Indefenido#drill')
  await page.getByRole('button', { name: 'Start' }).first().click()
  const field = page.locator('input:focus')
  await field.fill('xyz')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeVisible()
  const names = await page.evaluate(() => Object.keys(JSON.parse(localStorage['proxima-memory']).items))
  expect(names).toEqual([expect.stringMatching(/^form\/preterite\//)])
})

test('a student whose device saves nothing has Repaso until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.clock.install({ time: evening })
  await openApp(page, '/word-of-the-day')
  await page.getByRole('button', { name: 'Add to Repaso' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Repaso' }).click()
  await expect(page.getByText('The next one comes back tomorrow.')).toBeVisible()
  await openApp(page, '/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review yet' })).toBeVisible()
})

test('a student downloads Repaso, deletes it all, and loads it again; no other file is accepted', async ({
  page,
}) => {
  await remembers(page, new Date(), { [wordName('la luna')]: -day, [formName('present', 'ser', 0)]: day })
  await openApp(page, '/about#device')
  const card = page.getByRole('region', { name: 'What this device remembers' })
  await expect(card.getByText('1 verb form, 1 word')).toBeVisible()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Save as a file' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^proxima-repaso-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await saved.path(), 'utf8')

  await card.getByRole('button', { name: 'Delete it all' }).click()
  await expect(card.getByText('Delete it all? You can’t undo this.')).toBeFocused()
  await card.getByRole('button', { name: 'Keep it' }).click()
  await expect(card.getByText('1 verb form, 1 word')).toBeVisible()
  await card.getByRole('button', { name: 'Delete it all' }).click()
  await card.getByRole('button', { name: 'Delete it' }).click()
  await expect(card.getByText('Everything has been deleted.')).toBeFocused()
  await expect(card.getByText('Nothing yet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('proxima-memory'))).toBeNull()

  const load = async (name: string, contents: string) => {
    const chooser = page.waitForEvent('filechooser')
    await card.getByRole('button', { name: 'Load from a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(contents) })
  }
  await load('letter.json', '{"dear":"Ana"}')
  await expect(
    card.getByText('“letter.json” isn’t a file from this page. Nothing has changed.'),
  ).toBeFocused()
  await load('repaso.json', text)
  await expect(card.getByText(/^Loaded 2 items\./)).toBeFocused()
  await expect(card.getByText('1 verb form, 1 word')).toBeVisible()
  await openApp(page, '/')
  await expect(page.getByText('Repaso: 1 to review today')).toBeVisible()
})

test('no other page loads the review code before it is needed, and nothing on home moves when its line appears', async ({
  page,
}) => {
  await remembers(page, new Date(), { [wordName('la luna')]: -day })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
  await openApp(page, '/')
  await expect(page.getByText('Repaso: 1 to review today')).toBeVisible()
  for (const name of ['schedule', 'review-page', 'load-session', 'word-list'])
    expect(scripts.filter((script) => script.startsWith(`/assets/${name}-`))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)
})

test('axe finds nothing in any state of Repaso, light or dark, and each fits 320 px', async ({ page }) => {
  await remembers(page, new Date(), {
    ...Object.fromEntries(choices.slice(0, 3).map(({ id }) => [exerciseName('ser-estar', id), -day])),
    ...Object.fromEntries([0, 1, 2, 3].map((person) => [formName('preterite', 'tener', person), -day])),
    ...Object.fromEntries(['la luna', 'la mariposa', 'el zumo'].map((word) => [wordName(word), -day])),
  })
  await openApp(page, '/review')
  await expect(page.getByRole('heading', { name: '10 to review today' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: '10 to review' })).toBeFocused()
  await expectAccessible(page)
  await openApp(page, '/about#device')
  await page.getByRole('button', { name: 'Delete it all' }).click()
  await expectAccessible(page)
})
