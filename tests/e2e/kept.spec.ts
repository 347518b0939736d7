import type { Page } from '@playwright/test'
import { type StoredData, storedInTab, storedOnDevice } from '../../src/pages/privacy/stored-data'
import { askedIn, optionOf } from '../support/choices'
import {
  completeTopic,
  expect,
  followMailedLink,
  isRemembered,
  openApp,
  openTray,
  rating,
  submitSignUp,
  test,
} from '../support/journey-test'

const namesOf = (kept: readonly StoredData[]) => kept.flatMap(({ names }) => names)
const covers = (name: string, key: string) =>
  name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name

/** Returns `look`, which records the storage keys of the device and the tab each time it is called. */
function watch(page: Page) {
  const device = new Set<string>()
  const tab = new Set<string>()
  async function look() {
    const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const)
    for (const key of keys[0]) device.add(key)
    for (const key of keys[1]) tab.add(key)
  }
  return { device, tab, look }
}

async function answerWrong(page: Page): Promise<void> {
  await openApp(page, '/grammar/ser-estar')
  const exercise = page
    .locator('form')
    .filter({ has: page.getByRole('radio'), hasNotText: 'Listen' })
    .first()
  const asked = await askedIn(exercise)
  await exercise.getByRole('radio', { name: optionOf(asked, false), exact: true }).check()
  await exercise.getByRole('button', { name: 'Check' }).click()
}

async function drawPlan(page: Page): Promise<void> {
  await openApp(page, '/plan')
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Exam', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Date of the exam').fill(later)
  await page.getByLabel('Hours a week').selectOption('3 hours')
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ days to go$/ })).toBeVisible()
}

async function writeAndAnswer(page: Page): Promise<void> {
  await openApp(page, '/write/igcse-saturday-job')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Hola, Hugo: ¿Qué tal?')
  await openApp(page, '/read/ib-sl-my-accent')
  await page.getByRole('radio', { name: /Falso/ }).first().check()
}

test('after a whole evening the device holds nothing that the privacy page doesn’t name', {
  tag: '@desktop',
}, async ({ page, student }) => {
  test.slow()
  await page.addInitScript(() => {
    const voices = ['es-ES', 'es-MX'].map((lang) => ({ name: lang, lang }))
    window.speechSynthesis.getVoices = () => voices as SpeechSynthesisVoice[]
  })
  const { device, tab, look } = watch(page)

  await test.step('as a visitor: an exercise, stars, and an offer to save them', async () => {
    await answerWrong(page)
    await page
      .getByRole('switch', { name: /vosotros/ })
      .first()
      .uncheck()
    const rating = page.getByRole('region', { name: 'Rate this topic' })
    await rating.getByRole('radio', { name: '4 stars' }).check()
    await rating.getByRole('button', { name: 'Submit' }).click()
    await rating.getByRole('link', { name: 'Sign in to track' }).click()
    await expect(page).toHaveURL('/auth')
    await isRemembered(page)
    await look()
  })

  await test.step('as a visitor: a text, an answer and a plan, which the account must not get', async () => {
    await writeAndAnswer(page)
    await drawPlan(page)
    await look()
  })

  await test.step('signs up', async () => {
    await submitSignUp(page, student)
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await look()
    await followMailedLink(page, student.email)
    await expect(page.getByText('account menu')).toBeAttached()
    await page.getByRole('button', { name: 'No, leave it' }).click()
    await expect(page.getByText('Left as it is.')).toBeVisible()
    await look()
  })

  await test.step('a lesson and its stars, the map, the word of the day', async () => {
    await completeTopic(page, '/grammar/ser-estar', 4)
    await rating(page).getByRole('link', { name: 'See it on the map' }).click()
    await expect(page.getByText('1 of 20 stops')).toBeVisible()
    await look()
    await openApp(page, '/word-of-the-day')
    await expect(page.getByRole('heading', { name: 'Definition' })).toBeVisible()
    await look()
  })

  await test.step('an exercise, practice and Repaso', async () => {
    await answerWrong(page)
    await openApp(page, '/practice')
    const question = page.getByRole('region', { name: 'Question 1 of 3' })
    await question.getByRole('radio').first().check()
    await question.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(question.getByRole('button', { name: 'Next Question' })).toBeFocused()
    await openApp(page, '/review')
    await expect(page.getByRole('heading', { level: 1, name: 'Repaso' })).toBeVisible()
    await look()
  })

  await test.step('a plan', async () => {
    await drawPlan(page)
    await look()
  })

  await test.step('the rooms: a text, a dictation, an answer', async () => {
    await writeAndAnswer(page)
    await openApp(page, '/listen')
    const kinds = page.getByRole('group', { name: 'What do you want to hear?' })
    await kinds.getByRole('checkbox', { name: 'Prices' }).uncheck()
    await page.getByRole('radio', { name: 'America' }).check()
    await page.getByRole('slider', { name: 'Speed' }).press('ArrowLeft')
    await look()
  })

  await test.step('how the pages look', async () => {
    const foot = page.getByRole('contentinfo')
    await foot.getByLabel('Theme').selectOption('dark')
    await foot.getByLabel('Text').selectOption('large')
    await look()
  })

  await test.step('another name, another address, another password', async () => {
    await openApp(page, '/account')
    await page.getByLabel('Full Name').fill('Lucía Fernández')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.getByLabel('New email address').fill(`new-${student.email}`)
    await page.getByRole('button', { name: 'Send the two links' }).click()
    await expect(page.getByLabel('New email address')).toHaveValue('')
    await look()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
    await look()
    await openTray(page)
    await page
      .getByRole('listitem')
      .filter({ hasText: 'password' })
      .filter({ has: page.getByText(student.email, { exact: true }) })
      .first()
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await look()
    await page.getByLabel('New password', { exact: true }).fill('tres palabras nuevas')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your password has been changed' }),
    ).toBeFocused()
    await look()
  })

  const named = { device: namesOf(storedOnDevice), tab: namesOf(storedInTab) }
  const unnamed = (keys: Set<string>, names: string[]) =>
    [...keys].filter((key) => !names.some((name) => covers(name, key)))
  expect(unnamed(device, named.device), 'on the device').toEqual([])
  expect(unnamed(tab, named.tab), 'in the tab').toEqual([])
  // Only the server’s operator can open the mail tray, so its cookie doesn’t count.
  const cookies = (await page.context().cookies()).filter(({ path }) => path !== '/mail')
  expect(cookies).toEqual([])
  // The service worker, which is blocked here, caches the site’s pages. No page creates another cache.
  const stores = await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])
  expect(stores).toEqual([])

  // Every listed key must have been seen; otherwise the test didn’t use the whole site.
  const unseen = (names: string[], keys: Set<string>) =>
    names.filter((name) => ![...keys].some((key) => covers(name, key)))
  expect(unseen(named.device, device), 'on the device').toEqual([])
  expect(unseen(named.tab, tab), 'in the tab').toEqual([])
})
