import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'

const evening = new Date('2026-11-23T18:00:00Z')

async function drawLine(page: Page, { date = '2026-12-07', hours = '3 hours', exam = 'IGCSE' } = {}) {
  await page.getByLabel('Exam', { exact: true }).selectOption(exam)
  await page.getByLabel('Date of the exam').fill(date)
  await page.getByLabel('Hours a week').selectOption(hours)
  await page.getByRole('button', { name: 'Make my plan' }).click()
}

/** The titles of the stops with these checkboxes. */
const titlesOf = (boxes: Locator) =>
  boxes.evaluateAll((all) =>
    all.map((box) => {
      const [, title = ''] = box.getAttribute('aria-labelledby')?.split(' ') ?? []
      return document.getElementById(title)?.textContent ?? ''
    }),
  )

test('a student makes a plan for the exam, does a stop, misses a day, and finds the missed work first', async ({
  page,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your study plan')

  // A past date triggers an error message, and the other fields keep their values.
  await drawLine(page, { date: '2026-11-20', hours: '4 hours' })
  await expect(page.getByRole('alert')).toHaveText('Choose a day after today.')
  await expect(page.getByLabel('Date of the exam')).toBeFocused()
  await expect(page.getByLabel('Hours a week')).toHaveValue('4')
  await drawLine(page)
  await expect(page.getByRole('heading', { name: '14 days to go' })).toBeFocused()
  await expect(page.getByText('13 stops, 0 done')).toBeVisible()
  const thisWeek = page.getByRole('region', { name: 'This week' })
  await expect(thisWeek.getByRole('heading', { name: 'Today, Monday 23 November' })).toBeVisible()
  await expect(page.getByText('Monday 7 December', { exact: true })).toBeVisible()

  const boxes = thisWeek.getByRole('checkbox')
  const [first = '', second = ''] = await titlesOf(boxes)
  await boxes.nth(0).check()
  await expect(page.getByText('13 stops, 1 done')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'done.' })).toContainText(first)

  // Three days later, the second stop hasn’t been done. The page says so once, and the stop comes first.
  await page.clock.setFixedTime(new Date('2026-11-26T18:00:00Z'))
  await page.reload()
  await expect(page.getByRole('heading', { name: '11 days to go' })).toBeVisible()
  const moved = page.getByRole('region', { name: /^Moved: \d stops? you didn’t finish before today$/ })
  await expect(moved).toContainText(second)
  await moved.getByRole('button', { name: 'OK' }).click()
  await expect(moved).toHaveCount(0)
  await expect(thisWeek.getByRole('checkbox').first()).toHaveAccessibleName(`Done: ${second}`)
  await page.reload()
  await expect(page.getByText('13 stops, 1 done')).toBeVisible()
  await expect(moved).toHaveCount(0)
})

test('a student changes the plan by hand, undoes it, adds a stop and gives it more time', async ({
  page,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await drawLine(page)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await titlesOf(boxes)
  await page.locator('summary', { hasText: `Change: ${first}` }).click()
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  expect((await titlesOf(boxes)).slice(0, 3)).toEqual([second, first, third])
  await page.getByRole('button', { name: 'Undo' }).click()
  expect((await titlesOf(boxes)).slice(0, 3)).toEqual([first, second, third])
  await page.locator('summary', { hasText: `Change: ${first}` }).click()
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await expect(page.getByText('12 stops, 0 done')).toBeVisible()
  await page.getByLabel('Add your own stop').fill('Mock exam with Ms García')
  await page.keyboard.press('Enter')
  await expect(boxes.first()).toHaveAccessibleName('Done: Mock exam with Ms García')

  await page.getByRole('button', { name: 'Change dates, hours or lessons' }).click()
  await expect(page.getByRole('heading', { name: 'Change the plan' })).toBeFocused()
  await page.getByLabel('Hours a week').selectOption('6 hours')
  await page.getByRole('button', { name: 'Make a new plan' }).click()
  await expect(page.getByText('28 stops, 0 done')).toBeVisible()
  await expect(boxes.first()).toHaveAccessibleName('Done: Mock exam with Ms García')
})

test('a stop names the next text, opens it, and is ticked when the text has been checked', async ({
  page,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await drawLine(page)
  const readings = page.getByRole('main').getByRole('link', { name: /^Reading: / })
  const name = (await readings.first().textContent()) ?? ''
  await readings.first().click()
  await expect(page.getByRole('heading', { level: 1, name: name.replace('Reading: ', '') })).toBeVisible()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText(/^\d+ of \d+ marks$/)).toBeInViewport()

  await openApp(page, '/plan')
  await expect(page.getByText('13 stops, 1 done')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Done: ${name}` })).toBeChecked()
  await expect(readings.filter({ hasText: name })).toHaveCount(1)
  // The student can untick the box. The stop then names the next text, so its checkbox has a different name.
  await page.getByRole('checkbox', { name: `Done: ${name}` }).click()
  await expect(page.getByText('13 stops, 0 done')).toBeVisible()
  await page.reload()
  await expect(page.getByText('13 stops, 0 done')).toBeVisible()
})

test('a student ticks what they know, checks the rest with a few questions, and the plan leaves it out', async ({
  page,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await page.getByText('Which of these do you already know?').click()
  const lessons = page.getByRole('group', { name: 'Lessons you already know' })
  const articles = lessons.getByRole('checkbox', { name: 'Articles' })
  await articles.check()
  await page.getByRole('button', { name: 'Check what you know' }).click()
  for (const lesson of ['Articles', 'Present', 'Ser vs Estar']) {
    await expect(page.getByText(`of 20: ${lesson}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
    await page.getByRole('button', { name: 'I don’t know this' }).click()
  }
  await expect(page.getByText('The check has ticked 0 of 20 lessons.')).toBeFocused()
  await expect(articles).not.toBeChecked()
  await lessons.getByRole('checkbox', { name: 'Present', exact: true }).check()
  await drawLine(page)
  await expect(page.getByRole('heading', { name: '14 days to go' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Done: Articles' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Done: Present', exact: true })).toHaveCount(0)
})

test('a student with an earlier speaking test has all speaking before it, and takes a week off', async ({
  page,
}) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  const oral = page.getByLabel('Date of the speaking test, if you know it')
  await oral.fill('2026-12-20')
  await drawLine(page)
  await expect(page.getByRole('alert')).toHaveText(/^This is after the exam/)
  await expect(oral).toBeFocused()
  await oral.fill('2026-12-02')
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByText('The speaking test: Wednesday 2 December, in 9 days')).toBeVisible()
  const order = await titlesOf(page.getByRole('checkbox'))
  const whole = order.indexOf('Speaking: a full test')
  expect(whole).toBeGreaterThan(0)
  expect(order.findLastIndex((name) => name.includes('Speaking'))).toBe(whole)

  const nextWeek = page.getByRole('region', { name: 'Next week' })
  await expect(nextWeek.getByRole('checkbox').first()).toBeVisible()
  await nextWeek.getByRole('button', { name: /^Take this week off/ }).click()
  await expect(nextWeek.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^No time before the exam: \d+ stops$/ })).toBeVisible()
  await nextWeek.getByRole('button', { name: /^Study this week after all/ }).click()
  await expect(nextWeek.getByRole('checkbox').first()).toBeVisible()
})

test('a student downloads the plan as a calendar file, and deletes it', async ({ page }) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await drawLine(page)
  await page.getByLabel('Study time for the calendar').fill('18:30')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a calendar file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('proxima-2026-12-07.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(14)
  expect(text).toContain('DTSTART;VALUE=DATE:20261207')
  expect(text).toContain('DTSTART:20261123T183000')

  await page.getByRole('button', { name: 'Delete this plan' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: 'When is the exam?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'When is the exam?' })).toBeVisible()
})

for (const wish of [
  { exam: 'IB Spanish B HL', date: '2027-05-10', hours: '4 hours' },
  { exam: 'IB ab initio', date: '2027-05-01', hours: '3 hours' },
  { exam: 'IGCSE', date: '2027-03-01', hours: '3 hours' },
  { exam: 'IGCSE', date: '2027-05-01', hours: '1 hour' },
])
  test(`a plan of ${wish.hours} a week for ${wish.exam} until ${wish.date} fits on one printed page`, async ({
    page,
  }) => {
    await page.clock.install({ time: evening })
    await openApp(page, '/plan')
    await drawLine(page, wish)
    await page.evaluate(() => {
      document.documentElement.dataset['print'] = 'sheet'
    })
    const pdf = (
      await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
    ).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

test('the page says if the browser saves nothing, and the plan works until it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await drawLine(page)
  await expect(page.getByText('This browser doesn’t save anything')).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('13 stops, 1 done')).toBeVisible()
})

test('axe finds no violations in the plan, and it fits 320 px', async ({ page }) => {
  await page.clock.install({ time: evening })
  await openApp(page, '/plan')
  await drawLine(page)
  await page.locator('summary', { hasText: 'Change: ' }).first().click()
  await expectAccessible(page, 'main')
})
