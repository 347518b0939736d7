import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, signIn, signOut, signUpAndIn, test } from '../support/journey-test'
import { shiftsOf, watchShifts } from '../support/layout-shifts'

const evening = new Date('2026-11-23T18:00:00Z')
const question = (page: Page) => page.getByText('Which exam are you preparing for?')
const answer = (page: Page) => page.getByText(/^Your exams?:/)

/** Answers the question about the exam on the current page. */
async function choose(page: Page, exam: string, session?: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose your exam' }).click()
  await page.getByRole('radio', { name: exam }).check()
  if (session !== undefined) await page.getByLabel('When is it?').selectOption(session)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(answer(page)).toBeFocused()
}

test('a student says once which exam it is, and each page knows it from then on', async ({ page }) => {
  await watchShifts(page)
  await page.clock.install({ time: evening })
  await openApp(page)
  await expect(question(page)).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose your exam' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'IB ab initio', 'May 2027')
  await expect(answer(page)).toContainText('Your exam: IB ab initio, May 2027')

  await test.step('practice for the papers: what is on hers is marked, and a link leads there', async () => {
    for (const [path, what, line] of [
      ['/listen', 'recordings', 'IB ab initio'],
      ['/read', 'texts', 'IB ab initio'],
      ['/write', 'tasks', 'IB ab initio'],
      ['/speak', 'tasks', 'IB pictures'],
    ] as const) {
      await openApp(page, path)
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByRole('region', { name: line }).getByText('On your paper')).toBeVisible()
      await expect(page.getByText('On your paper')).toHaveCount(1)
      // The other exams aren’t hidden.
      await expect(page.getByRole('heading', { name: /^IGCSE/ }).first()).toBeVisible()
      expect(await shiftsOf(page), path).toEqual([])
      await page.getByRole('link', { name: `IB ab initio ${what}` }).click()
      await expect(page.getByRole('heading', { name: line })).toBeInViewport()
    }
  })

  await test.step('words', async () => {
    await openApp(page, '/words')
    await expect(page.getByRole('region', { name: /^IB:/ }).getByText('On your paper')).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })

  await test.step('the plan begins with her exam and the first day of its month', async () => {
    await openApp(page, '/plan')
    await expect(page.getByLabel('Exam', { exact: true })).toHaveValue('ab-initio')
    await expect(page.getByLabel('Date of the exam')).toHaveValue('2027-05-01')
  })

  await test.step('the quiz draws from her stops, and from all if she wants', async () => {
    await openApp(page, '/practice')
    await expect(page.getByLabel('Topic')).toHaveValue('igcse')
    await page.getByLabel('Topic').selectOption('All topics')
    await expect(page).toHaveURL('/practice?topic=all')
    await expect(page.getByLabel('Topic')).toHaveValue('')
  })

  await test.step('a picture for the oral has the clock of her course', async () => {
    await openApp(page, '/speak/domingo-de-ciclovia')
    await expect(page.getByRole('radio', { name: 'Ab initio' })).toBeChecked()
  })

  await test.step('below the map is the list of her course', async () => {
    await openApp(page, '/grammar')
    const list = page.getByRole('region', { name: 'Grammar for IB ab initio' })
    await expect(list.getByText('On your paper')).toBeVisible()
    await list.getByText('Show the list').click()
    await expect(list.getByRole('list').first().getByRole('link')).toHaveCount(14)
    await expect(list.getByRole('link', { name: 'Conditional' })).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
})

test('she changes it in the settings, and an exam that is over asks what is next', {
  tag: '@widths',
}, async ({ page, isMobile }) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/read')
  await choose(page, 'IB Spanish B HL', 'May 2027')

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  else await page.getByRole('link', { name: 'Settings' }).click()
  const settings = isMobile ? page.getByRole('banner') : page.getByRole('contentinfo')
  await expect(settings.getByLabel('My exam')).toBeInViewport()
  await settings.getByLabel('My exam').selectOption('IGCSE')
  await settings.getByLabel('Exam date').selectOption('February/March 2027')
  await expect(answer(page)).toContainText('Your exam: IGCSE, February/March 2027')
  await expect(
    page.getByRole('region', { name: 'IGCSE', exact: true }).getByText('On your paper'),
  ).toBeVisible()

  await page.clock.setFixedTime(new Date('2027-04-02T09:00:00Z'))
  await openApp(page)
  await expect(page.getByText('What’s next?')).toBeVisible()
  await page.getByRole('button', { name: 'Choose your next exam' }).click()
  await page.getByRole('radio', { name: 'Not sure yet' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(answer(page)).toContainText('Your exam: not sure yet')
  await openApp(page, '/write')
  await expect(page.getByText('On your paper')).toHaveCount(0)
})

test('she sees on the About page that it is saved, and deletes it', { tag: '@desktop' }, async ({ page }) => {
  await openApp(page)
  await choose(page, 'IGCSE')
  await openApp(page, '/about#device')
  const device = page.getByRole('region', { name: 'What this device remembers' })
  await expect(device).toContainText('your exam: IGCSE')
  await device.getByRole('button', { name: 'Delete it all' }).click()
  await device.getByRole('button', { name: 'Delete it', exact: true }).click()
  await expect(device).toContainText('Nothing yet.')
  expect(await page.evaluate(() => localStorage.getItem('proxima-exam'))).toBeNull()
})

test('the exam of a visitor is not that of the student who signs in, until she says that it is hers', {
  tag: '@desktop',
}, async ({ page, student }) => {
  await signUpAndIn(page, student)
  await signOut(page)
  await openApp(page)
  await choose(page, 'IB Spanish B SL')
  await signIn(page, student)
  await expect(page.getByText('account menu')).toBeAttached()
  await expect(question(page)).toBeVisible()
  await expect(page.getByText('without an account: a choice of exam. Is it yours?')).toBeVisible()
  await page.getByRole('button', { name: 'Add it to mine' }).click()
  await expect(answer(page)).toContainText('Your exam: IB SL')
  await signOut(page)
  await openApp(page)
  await expect(question(page)).toBeVisible()
})
