import type { Locator, Page } from '@playwright/test'
import { wholeStory } from '../../src/blocks/story/story-text'
import indefenido from '../../src/content/lessons/indefenido'
import present from '../../src/content/lessons/present'
import type { AuthoredLesson, Block } from '../../src/content/types'
import { plainRich } from '../../src/spanish/markup'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'

const lesson: AuthoredLesson = indefenido
const storyBlock = lesson.sections
  .flatMap(({ blocks }) => blocks)
  .find((block): block is Extract<Block, { kind: 'story' }> => block.kind === 'story')
if (storyBlock === undefined) throw new Error('The lesson has no story')
const { gaps, text } = storyBlock
const [firstGap] = gaps
const formationTitle = plainRich(present.sections.find(({ id }) => id === 'formation')?.title ?? '')
if (firstGap === undefined) throw new Error('The story has no gap')

/** This section’s card. */
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Expands a section, which is collapsed on a phone. */
async function openedSection(page: Page, name: string): Promise<Locator> {
  const card = section(page, name)
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    const toggle = card.getByRole('button', { name, exact: true })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  }
  return card
}

test('a student goes through a story: first the tense, then its signal, then the form', async ({ page }) => {
  await openApp(page, '/tense/indefenido')
  const story = await openedSection(page, 'Choose the tense: a story')
  for (const [index, gap] of gaps.entries()) {
    await expect(story.getByText(`Gap ${index + 1} of ${gaps.length}`)).toBeVisible()
    // The first tense that the student chooses is wrong. The student reads why and continues.
    const chosen = index === 0 ? 'imperfect' : gap.answer
    await story.getByRole('radio', { name: chosen }).check()
    await story.getByRole('button', { name: 'Check the tense' }).click()
    await expect(story.getByText(index === 0 ? 'Not yet' : 'Correct', { exact: true })).toBeVisible()
    if (index === 0) await expect(story.getByText('This is the preterite.')).toBeVisible()

    const field = story.getByRole('textbox')
    await expect(field).toBeFocused()
    await field.fill(gap.form)
    await field.press('Enter')
    const last = index === gaps.length - 1
    const next = story.getByRole('button', { name: last ? 'See how you did' : 'Next gap' })
    await expect(next).toBeFocused()
    await next.press('Enter')
  }
  await expect(story.getByText('The story is complete.')).toBeFocused()
  await expect(story.getByText(`Right tense: ${gaps.length - 1} of ${gaps.length}`)).toBeVisible()
  await expect(story.getByText(`Right form first time: ${gaps.length} of ${gaps.length}`)).toBeVisible()
  await expect(story.getByText(wholeStory(text, gaps))).toBeVisible()
})

test('a student does a gap of a story by keyboard alone', async ({ page }) => {
  await openApp(page, '/tense/indefenido')
  const story = await openedSection(page, 'Choose the tense: a story')
  await story.getByRole('radio', { name: firstGap.answer }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(story.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(firstGap.form)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(story.getByText(`Gap 2 of ${gaps.length}`)).toBeFocused()
})

test.describe('the form drill', () => {
  // Only the order of the drill is random. With a fixed value, the drill starts with the yo form of the first verb.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0
    })
  })

  test('a student leaves out an accent, learns which other form that is, and corrects it', async ({
    page,
  }) => {
    await openApp(page, '/tense/indefenido')
    const drill = await openedSection(page, 'Form drill')
    await expect(drill.getByRole('textbox')).toHaveCount(0)
    await drill.getByRole('button', { name: 'Start' }).click()
    const field = drill.getByRole('textbox', { name: /yo .*hablar.* to speak \(preterite\)/ })
    await expect(field).toBeFocused()
    await field.fill('hable')
    await field.press('Enter')
    await expect(drill.getByText('Right letters, but check the accents')).toBeVisible()
    await expect(drill.getByText('hable means ‘present subjunctive (yo')).toContainText(
      'You needed hablé, ‘preterite (yo)’',
    )
    await field.fill('habl')
    await drill.getByRole('button', { name: 'Type é' }).click()
    await field.press('Enter')
    await expect(drill.getByText('Correct', { exact: true })).toBeVisible()
    await drill.getByRole('button', { name: 'Next' }).click()
    await expect(drill.getByText('1 of 10 right')).toBeVisible()
    await expect(drill.getByRole('textbox')).toBeFocused()
    await expect(drill.getByRole('timer')).toHaveCount(0)
  })
})

test('a student puts any verb into the table, even after the connection failed', async ({ page }) => {
  await page.route('**/assets/preterite-*.js', (route) => route.abort())
  await openApp(page, '/tense/indefenido')
  const card = section(page, 'Put any verb in the table')
  await card.getByRole('button', { name: 'Choose verbs' }).click()
  await expect(card.getByText('The verb forms didn’t load.')).toBeVisible()
  await page.unroute('**/assets/preterite-*.js')
  await card.getByRole('button', { name: 'Try again' }).click()

  await expect(card.getByRole('textbox', { name: 'First verb' })).toBeFocused()
  await card.getByRole('textbox', { name: 'First verb' }).fill('conducir')
  await card.getByRole('button', { name: /^conducir/ }).click()
  await card.getByRole('textbox', { name: 'Second verb' }).fill('despedirse')
  await card.getByRole('button', { name: /^despedirse/ }).click()
  const last = card.getByRole('row', { name: /^ellos, ellas, ustedes/ })
  await expect(last).toContainText('condujeron')
  await expect(last).toContainText('se despidieron')
})

test('a student hides vosotros, and it stays hidden after a reload', async ({ page }) => {
  await openApp(page, '/tense/present')
  const rows = page.getByRole('row', { name: /^vosotros\/as/ })
  const formation = section(page, formationTitle).getByRole('row')
  await expect(rows.first()).toBeVisible()
  const before = await formation.count()
  const control = page.getByRole('switch', { name: /vosotros/ }).first()
  await expect(control).toBeChecked()
  await control.uncheck()
  await expect(rows).toHaveCount(0)
  await page.reload()
  await expect(control).not.toBeChecked()
  await expect(rows).toHaveCount(0)
  expect(await formation.count()).toBe(before - 1)
  await expect(section(page, formationTitle).getByText('hablamos').first()).toBeVisible()

  // *Vosotros* stays hidden in the grammar lessons too.
  await openApp(page, '/grammar/ser-estar')
  await expect(control).not.toBeChecked()
  await expect(rows).toHaveCount(0)
  await control.check()
  await expect(rows.first()).toBeVisible()
})

test('axe finds nothing in the opened table, drill and story, and they fit 320 px', async ({ page }) => {
  await openApp(page, '/tense/indefenido')
  await section(page, 'Put any verb in the table').getByRole('button', { name: 'Choose verbs' }).click()
  await expect(page.getByRole('textbox', { name: 'First verb' })).toBeVisible()
  await (await openedSection(page, 'Form drill')).getByRole('button', { name: 'Start' }).click()
  await expect(section(page, 'Form drill').getByRole('textbox')).toBeVisible()
  await section(page, 'Form drill').getByRole('checkbox', { name: 'Show a clock' }).check()
  const story = await openedSection(page, 'Choose the tense: a story')
  await story.getByRole('radio', { name: 'imperfect' }).check()
  await story.getByRole('button', { name: 'Check the tense' }).click()
  await expect(story.getByRole('textbox')).toBeFocused()
  // The rest of the page is covered by another test.
  await expectAccessible(page, '[data-stop=any-verb]', '[data-section=drill]', '[data-section=story]')
})

test.describe('a drawing that fails to load', () => {
  test.use({ expectedErrors: [/dynamically imported module|Importing|Failed to fetch/i] })

  test('says so above its description', async ({ page }) => {
    await page.route('**/assets/stem-boot-*.js', (route) => route.abort())
    await openApp(page, '/tense/present#boot-lists')
    const figure = page.getByRole('figure').filter({ has: page.getByRole('alert') })
    await expect(figure.getByRole('alert')).toContainText('This part didn’t load.')
    await expect(figure.getByText(/boot/).last()).toBeVisible()
  })
})
