import type { Locator, Page } from '@playwright/test'
import { launchOptions } from '../../scripts/browser'
import speakingTopics from '../../src/content/rooms/speaking/topics'
import { plainSpanish } from '../../src/spanish/markup'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'

// A fake microphone that produces a tone, used only in this file. Each journey decides whether a page may use it.
test.use({
  launchOptions: {
    ...launchOptions(),
    args: [...launchOptions().args, '--use-fake-device-for-media-stream'],
  },
})

const allowsMicrophone = (page: Page) =>
  page.evaluate(() => document.featurePolicy?.allowsFeature('microphone'))

const lineOf = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** Opens the first stop on this line from the list on /speak. */
async function openFirst(page: Page, line: string): Promise<void> {
  await openApp(page, '/speak')
  await lineOf(page, line).getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Back to speaking practice' })).toBeVisible()
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

test('a student answers a role play aloud, plays an answer back beside the model, judges it and deletes everything', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await openFirst(page, 'IGCSE role plays')
  await expect(page.getByRole('region', { name: 'Your card' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused()

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: /^Record: / }).click()
  const stop = page.getByRole('button', { name: /^Stop recording: / })
  await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/)
  await stop.click()
  await expect(page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): / })).toBeVisible()
  await page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): / }).click()
  await expect(page.getByRole('button', { name: /^Stop: / })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): / })).toBeVisible()
  expect(
    // The browser requests the icon on its own, and the code for linked pages is prefetched when the page is idle.
    requests.filter((url) => !url.startsWith('blob:') && !/\/(icon\.svg|assets\/[\w-]+\.js)$/.test(url)),
    'nothing leaves the device',
  ).toEqual([])

  // The fourth question has two parts: the second part is asked once the first has been answered.
  for (const prompt of ['2 of 5', '3 of 5', '4 of 5', '4 of 5, second part', '5 of 5']) {
    await next(page).click()
    await expect(page.getByRole('heading', { name: `Question ${prompt}`, exact: true })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await page
    .getByRole('group', { name: 'My own answer to question 1', exact: true })
    .getByRole('radio', { name: '2 marks' })
    .check()
  await page
    .getByRole('group', { name: 'My own answer to question 2', exact: true })
    .getByRole('radio', { name: '1 mark', exact: true })
    .check()
  await expect(page.getByText(/^Your own marks: 3 of 10, with 3 still to mark\./)).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): question 1$/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete all recordings' }).click()
  await expect(
    page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): question 1$/ }),
  ).toBeHidden()

  // After the results, a student can repeat the role play or go to the next one.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeInViewport()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: /^Next role play: / }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.getByRole('link', { name: 'All speaking practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking practice' })).toBeVisible()
})

test('a student who blocks the microphone is told how to allow it, and carries on without', async ({
  page,
}) => {
  await openFirst(page, 'IGCSE role plays')
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await page.getByRole('button', { name: /^Record: / }).click()
  await expect(page.getByText(/^This page isn’t allowed to use the microphone\. To allow it/)).toBeVisible()
  await expectAccessible(page)
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 5' })).toBeFocused()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('2 marks').first()).toBeVisible()
})

test('a student without a microphone is told before starting, and works through a role play aloud', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.enumerateDevices = async () => []
  })
  await openFirst(page, 'IGCSE role plays')
  await expect(page.getByText(/^This device has no microphone, or it’s switched off/)).toBeVisible()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await expect(page.getByRole('button', { name: /^Record/ })).toHaveCount(0)
  await next(page).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByText('2 marks').first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  const prompts = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Question \d$/ }) })
  await expect(prompts).toHaveCount(5)
  for (const prompt of await prompts.all()) {
    // The examiner’s words are printed between the question number and the marks.
    await expect(prompt.locator('[lang=es]').first()).toBeVisible()
    // Some questions have two parts, printed on separate lines.
    expect(await prompt.innerText()).toMatch(/^Question \d\s+\S.*[.?!](?:\s+\S.*[.?!])?\s+2 marks/)
  }
  await expect(page.getByText('The card in English')).toBeHidden()
})

test('a student whose browser saves nothing can do a role play and mark their own answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openFirst(page, 'IGCSE role plays')
  await page.getByText('Voice and speed').click()
  await page.getByRole('radio', { name: 'America' }).check()
  await expect(page.getByText('This browser doesn’t save anything, so your choice only lasts')).toBeVisible()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await page
    .getByRole('group', { name: 'My own answer to question 1', exact: true })
    .getByRole('radio', { name: '2 marks' })
    .check()
  await expect(page.getByText(/^Your own marks: 2 of 10/)).toBeVisible()
})

test('the microphone is allowed in the speaking room however a student gets there, and nowhere else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['microphone'])
  await openApp(page, '/read')
  expect(await allowsMicrophone(page)).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Speaking practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking practice' })).toBeVisible()
  await expect.poll(() => allowsMicrophone(page)).toBe(true)
  await lineOf(page, 'IGCSE role plays').getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await page.getByRole('button', { name: /^Record: / }).click()
  await expect(page.getByRole('button', { name: /^Stop recording: / })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Stop recording: / }).click()
  await expect(page.getByRole('button', { name: /^Play my answer \(\d+ seconds?\): / })).toBeVisible()
})

test('a student starts, hides and skips the clock of the paper', async ({ page }) => {
  await page.clock.install()
  await openFirst(page, 'IGCSE role plays')
  const clock = page.getByRole('region', { name: 'Clock' })
  await clock.getByRole('button', { name: 'Start the clock: Preparation' }).click()
  await expect(clock.getByRole('button', { name: 'Next: Role play' })).toBeFocused()
  await page.clock.runFor(61_000)
  await expect(clock.getByRole('timer')).toHaveText(/^8:5/)
  await clock.getByRole('button', { name: 'Hide the time' }).click()
  await expect(clock.getByRole('timer')).toBeHidden()
  await clock.getByRole('button', { name: 'Show the time' }).click()
  await page.clock.runFor(8 * 60_000)
  await expect(clock.getByRole('status')).toHaveText('Preparation: one minute left.')
  await clock.getByRole('button', { name: 'Next: Role play' }).click()
  await expect(clock.getByRole('status')).toHaveText('Role play: 2 minutes, the clock is running.')
  await page.clock.runFor(121_000)
  await expect(clock.getByRole('status')).toHaveText('Role play: time is up.')
})

test('a student is examined on one role play and two random topics', async ({ page }) => {
  await openApp(page, '/speak')
  await page.getByRole('link', { name: 'A whole IGCSE test, chosen at random' }).click()
  const clock = page.getByRole('region', { name: 'Clock' })
  await expect(page.getByRole('button', { name: 'Start a random test' })).toBeVisible()
  await expect(clock, 'there is nothing to prepare yet').toHaveCount(0)
  await page.getByRole('button', { name: 'Start a random test' }).click()
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeFocused()
  await expect(clock.getByRole('button', { name: 'Start the clock: Preparation' })).toBeVisible()
  await page.getByRole('button', { name: 'I’m ready: start the test' }).click()
  const names: string[] = []
  while (names.at(-1) !== 'Second topic, question 5 of 5') {
    names.push(await page.getByRole('heading', { level: 3 }).first().innerText())
    await page.getByRole('button', { name: /^(?:Next|Finish)$/ }).click()
  }
  expect(names.filter((name) => !name.endsWith(', second part'))).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => `Role play, question ${number} of 5`),
    ...['First', 'Second'].flatMap((which) =>
      [1, 2, 3, 4, 5].map((number) => `${which} topic, question ${number} of 5`),
    ),
  ])
  await expect(page.getByRole('heading', { name: /: what earns the marks$/ })).toBeFocused()
  await expect(page.getByText('A full answer', { exact: true })).toHaveCount(10)
})

test('a student reads the ten questions of a topic, with a simple answer and a full one', async ({
  page,
}) => {
  await openFirst(page, 'IGCSE topics')
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(10)
  await questions.getByText('An easier answer').first().click()

  await page.emulateMedia({ media: 'print' })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const topic = speakingTopics.find(({ name }) => name.es === title)
  for (const { asks, easier, model, next } of topic?.questions ?? [])
    for (const text of [asks, easier.es, model.es, ...(next === undefined ? [] : [next])])
      await expect(questions.getByText(plainSpanish(text), { exact: true })).toBeVisible()
  for (const name of await questions.locator('summary').all())
    await expect(name, 'nothing to open').toHaveCSS('list-style-type', 'none')
  await page.emulateMedia({ media: 'screen' })

  await expectAccessible(page)
})

test('a student prepares a picture with the clock of their course', async ({ page, isMobile }) => {
  await openApp(page, '/speak')
  await page.getByRole('link', { name: 'IB pictures' }).click()
  await expect(page.getByRole('heading', { name: 'IB pictures' })).toBeInViewport()
  await openFirst(page, 'IB pictures')
  const picture = page.getByRole('img')
  const widthOf = (image: Locator) => image.evaluate((element) => element.getBoundingClientRect().width)
  const small = await widthOf(picture)
  await page.getByRole('button', { name: 'Full screen' }).click()
  const large = page.getByRole('dialog', { name: 'The picture' })
  await expect(large.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect.poll(() => widthOf(large.getByRole('img'))).toBeGreaterThan((isMobile ? 2 : 1.4) * small)
  await expectAccessible(page)
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(large).toBeHidden()
  await page.getByRole('button', { name: 'Full screen' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused()
  const clock = page.getByRole('region', { name: 'Clock' })
  await expect(clock.getByText('Presentation (3 to 4 minutes)')).toBeVisible()
  await page.getByRole('radio', { name: 'Ab initio' }).check()
  await expect(clock.getByText('Presentation (1 to 2 minutes)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First 30 seconds: the picture' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Minute \d/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a student at Higher Level prepares an extract, and an unknown address says so', async ({ page }) => {
  await openFirst(page, 'IB extracts')
  await expect(page.getByRole('heading', { name: 'The extract' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/speak/no-such-piece')
  await expect(page.getByRole('heading', { level: 1, name: 'Speaking Task Not Found' })).toBeVisible()
})

test.describe('with the site cached on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the speaking room may still use the microphone', async ({ page }) => {
    test.slow()
    await openApp(page, '/read')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.goto('/speak')
    await expect(page.getByRole('heading', { level: 1, name: 'Speaking practice' })).toBeVisible()
    expect(await allowsMicrophone(page)).toBe(true)
    await page.goto('/read')
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    expect(await allowsMicrophone(page)).toBe(false)
  })
})
