import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { restore } from '../../backend/database/backup'
import { lessonEntry } from '../../src/content/registry'
import { roadmapStops } from '../../src/content/roadmap'
import { paths } from '../../src/paths'
import { keptAccount, keptCopy, monthOf, storedOn } from '../kept/kept-devices'
import { test as base, expect, openApp, signIn } from '../support/journey-test'
import { Site } from '../support/site'

/** The current site on a server with a database from November 2026. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start('dist', async (directory) => {
        const copy = join(directory, 'copy.tar.gz')
        writeFileSync(copy, keptCopy())
        await restore(copy, directory, () => {})
        rmSync(copy)
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe('on the device of a visitor of November 2026', () => {
  test.use({
    storageState: async ({ site }, use) => {
      const localStorage = storedOn('visitor').local.map(([name, value]) => ({ name, value }))
      await use({ cookies: [], origins: [{ origin: site.origin, localStorage }] })
    },
  })

  test('the half-written text, the unfinished paper, the plan and Repaso are as they were left', async ({
    page,
  }) => {
    const { at, texts, papers, plan, toReview, planSaid } = monthOf('visitor')
    await page.clock.install({ time: new Date(at) })

    const task = 'igcse-a-month-in-lima'
    await openApp(page, paths.writingTask(task))
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(texts[task]?.text ?? '')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    const underWay = 'igcse-en-la-estacion'
    await openApp(page, paths.readingText(underWay))
    const chosen = Object.values(papers[`reading/${underWay}`]?.answers ?? {})
    const question = (number: number) =>
      page.getByRole('listitem').filter({ has: page.getByText(`Question ${number}`, { exact: true }) })
    expect(chosen.length).toBeGreaterThan(0)
    for (const [index, [place]] of chosen.entries())
      await expect(
        question(index + 1)
          .getByRole('radio')
          .nth(Number(place)),
      ).toBeChecked()

    await openApp(page, paths.plan)
    await expect(page.getByText(planSaid, { exact: true })).toBeVisible()
    for (const { text, done } of plan.stops)
      if (text !== undefined && done === undefined)
        await expect(page.getByRole('checkbox', { name: `Done: ${text}` })).not.toBeChecked()

    await openApp(page, paths.review)
    await expect(page.getByRole('heading', { name: toReview })).toBeVisible()
  })
})

test('a student of November 2026 signs in, and the map shows every lesson that they completed', async ({
  page,
}) => {
  const account = keptAccount()
  await signIn(page, account)
  await expect(page.getByText('account menu')).toBeAttached()
  await openApp(page, paths.grammar)
  const completed = roadmapStops.filter((id) => id in account.completed)
  expect(completed.length).toBeGreaterThan(3)
  for (const id of completed) {
    const name = page.getByRole('heading', { name: lessonEntry(id).title, exact: true })
    const stop = page.getByRole('listitem').filter({ has: name })
    await expect(stop.getByText('✓ Completed')).toBeVisible()
  }
  await expect(page.getByText('✓ Completed')).toHaveCount(completed.length)
  const all = Object.values(account.completed)
  const mean = all.reduce((sum, { stars }) => sum + stars, 0) / all.length
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText(`${mean}/5`)
})
