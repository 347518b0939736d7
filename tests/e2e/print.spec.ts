import type { Page } from '@playwright/test'
import { modelAnswer } from '../../src/content/answers'
import { withParts } from '../../src/content/exercise-parts'
import imperfect from '../../src/content/lessons/imperfect-preterito'
import passiveVoice from '../../src/content/lessons/passive-voice'
import { lessonEntry } from '../../src/content/registry'
import type { AuthoredLesson } from '../../src/content/types'
import { paths } from '../../src/paths'
import { plainRich } from '../../src/spanish/markup'
import { tensesByTime } from '../../src/spanish/tenses'
import { expectContrast, expectNoViolations } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'
import { rightAnswers } from '../support/mark-answers'

/**
 * One lesson from each line, both with a drawing. The first also has gaps and wide tables, and the second has a story.
 */
const printed: Readonly<Record<'passive-voice' | 'imperfect-preterito', AuthoredLesson>> = {
  'passive-voice': passiveVoice,
  'imperfect-preterito': imperfect,
}

const pathOf = (id: keyof typeof printed) => paths.lesson(lessonEntry(id))

/** The answers that the last page must show. */
const answersOf = (lesson: AuthoredLesson): string[] => [
  ...lesson.sections.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === 'gapfill' ? block.rows.map((row) => modelAnswer(row)) : [],
    ),
  ),
  ...lesson.exercises.map((exercise) => rightAnswers(withParts(exercise))[0] ?? ''),
]

/** The text at the foot of each sheet. */
const foot = (page: Page, path: string) =>
  page.getByText(`Próxima (our texts: CC BY 4.0) · ${new URL(path, page.url()).href}`, { exact: true })

/** The number of printed A4 sheets. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const id of ['passive-voice', 'imperfect-preterito'] as const) {
  test.describe(`Ana prints ${id} from a dark screen`, () => {
    test.beforeEach(async ({ page }) => {
      const path = pathOf(id)
      await page.emulateMedia({ colorScheme: 'dark' })
      await openApp(page, path)
      await expect(page.getByRole('heading', { name: 'Rate this topic' })).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      // The answers are fetched for printing.
      await expect(page.getByRole('heading', { name: 'Answers', exact: true })).toBeVisible()
    })

    test('and gets a black and white copy of the lesson, without the bar, footer or buttons', async ({
      page,
    }) => {
      const lesson = printed[id]
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('figure svg:not(.lucide)').first()).toBeVisible()
      // Grammar terms are buttons too, but on paper they look like any other word.
      const pressed = 'button:not([popovertarget]), input, select'
      const frame = page.getByRole('banner').or(page.locator(`nav, footer, ${pressed}`))
      await expect(frame.filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Rate this topic' })).toBeHidden()
      // The browser repeats the footer in the margin of each sheet.
      await expect(foot(page, pathOf(id))).toBeVisible()
      await expect(foot(page, pathOf(id))).toHaveCSS('position', 'fixed')
      await expect(page.locator('body')).toHaveCSS('box-decoration-break', 'clone')
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')

      for (const section of lesson.sections) {
        const needsScreen = section.blocks.every(({ kind }) => kind === 'story' || kind === 'drill')
        await expect(page.locator(`#${section.id}`), section.id).toBeVisible({ visible: !needsScreen })
      }
    })

    test('and finds every answer on the last page, and nothing else there', async ({ page }) => {
      const lesson = printed[id]
      const text = await page.locator('main').innerText()
      const [, key = '', ...more] = text.split(/^Answers$/m)
      expect(more).toEqual([])
      expect(answersOf(lesson).filter((answer) => !key.includes(answer))).toEqual([])

      const sheet = page.locator('section', {
        has: page.getByRole('heading', { name: 'Check yourself', level: 2 }),
      })
      await expect(sheet.locator('> section > ol > li')).toHaveCount(lesson.exercises.length)

      const answers = page.locator('section', { has: page.locator('> h2', { hasText: /^Answers$/ }) })
      await expect(answers).toHaveCSS('break-before', 'page')
      const pages = await countPages(page)
      await answers.evaluate((element) => element.remove())
      expect(await countPages(page)).toBe(pages - 1)
    })

    test('and every table has its rows, on one page where it fits', async ({ page }) => {
      const tables = await page
        .locator('main table')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements.map((table) => ({
            name: table.querySelector('caption')?.textContent,
            rows: table.querySelectorAll('tbody > tr').length,
            display: [table, table.querySelector('thead'), ...table.querySelectorAll('tr, th, td')].map(
              (part) => (part === null ? '' : getComputedStyle(part).display),
            ),
            breaks: getComputedStyle(table).breakInside,
          })),
        )
      expect(tables.length).toBeGreaterThan(2)
      for (const { name, rows, display, breaks } of tables) {
        expect(
          display.filter((one) => !one.startsWith('table')),
          `${name}`,
        ).toEqual([])
        if (rows <= 15) expect(breaks, `${name}`).toBe('avoid')
      }
    })
  })
}

test('signs are dark text on white paper, because browsers don’t print backgrounds', async ({ page }) => {
  for (const path of [paths.home, paths.ib, paths.listen, paths.wordOfTheDay]) {
    // Without motion, so that no colour is in the middle of a transition.
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await openApp(page, path)
    await expect(page.locator('main .bg-sign').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    /** The texts with the sum of red, green and blue in their colour. */
    const texts = await page.locator('main .bg-sign').evaluateAll((signs) =>
      signs.flatMap((sign) =>
        [...sign.querySelectorAll('*')]
          .filter((one) =>
            [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          )
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const light = getComputedStyle(one).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
            return { text: one.textContent, light: light.reduce((sum, part) => sum + part, 0) }
          }),
      ),
    )
    expect(texts.length, path).toBeGreaterThan(0)
    expect(
      texts.filter(({ light }) => light > 300),
      path,
    ).toEqual([])
  }
})

test('Ben has hidden the vosotros forms and prints none', async ({ page }) => {
  const path = pathOf('imperfect-preterito')
  await openApp(page, path)
  const rows = page.locator('tr[data-person^="vosotros"]')
  await page.emulateMedia({ media: 'print' })
  await expect(rows.first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page
    .getByRole('switch', { name: /vosotros/ })
    .first()
    .click()
  await page.emulateMedia({ media: 'print' })
  await expect(rows.filter({ visible: true })).toHaveCount(0)
})

test('a teacher prints the worksheet on its own: the exercises by section, with their answers on the last page', async ({
  page,
}) => {
  // There is no printer here, so the page is printed to a PDF below.
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const path = pathOf('passive-voice')
  const lesson = printed['passive-voice']
  await openApp(page, path)
  await page.emulateMedia({ media: 'print' })
  // The answers are fetched for printing.
  await expect(page.getByRole('heading', { name: 'Answers', exact: true })).toBeVisible()
  const wholeLesson = await countPages(page)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print worksheet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print worksheet' })
  await dialog.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Name: _+ Class: _+ Date: _+$/)).toBeVisible()
  await expect(foot(page, path)).toBeVisible()
  await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0)
  const headings = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts()
  const withGaps = lesson.sections.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'gapfill'))
  expect(withGaps.length).toBeGreaterThan(0)
  expect(headings).toEqual([
    ...withGaps.map(({ title }) => plainRich(title)),
    expect.stringMatching(/^Check yourself ____ \/ \d+$/),
    'Answers',
  ])
  for (const { id, title } of lesson.sections) {
    const asked = lesson.exercises.filter(({ teaches }) => teaches === id)
    const named = page.getByRole('heading', { level: 3, name: `${plainRich(title)} ____ /` })
    await expect(named.filter({ visible: true })).toHaveCount(asked.length > 0 ? 1 : 0)
  }
  for (const block of withGaps.flatMap(({ blocks }) => blocks))
    if (block.kind === 'gapfill') await expect(page.getByText(`____ / ${block.rows.length}`)).toBeVisible()
  const key = (await page.locator('main').innerText()).split(/^Answers$/m)[1] ?? ''
  expect(answersOf(lesson).filter((answer) => !key.includes(answer))).toEqual([])

  expect(await countPages(page)).toBeLessThan(wholeLesson / 2)
  // After the next key press, the whole lesson would be printed again.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('complementary').first()).toBeVisible()
})

test('a teacher chooses by keyboard which questions to print, without their answers', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const lesson = printed['passive-voice']
  const [wanted, other] = lesson.sections.map(({ title }) => plainRich(title))
  await openApp(page, pathOf('passive-voice'))
  const opener = page.getByRole('button', { name: 'Print worksheet' })
  const dialog = page.getByRole('dialog', { name: 'Print worksheet' })
  const box = (name: string | undefined) => dialog.getByRole('checkbox', { name: `${name}` })

  await opener.press('Enter')
  await expect(box(wanted)).toBeFocused()
  await expectNoViolations(page, 'dialog[open]')
  await expectContrast(page, 'dark', 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Select none' }).press('Enter')
  await box(wanted).press('Space')
  await dialog.getByRole('radio', { name: 'On a separate sheet' }).press('ArrowDown')
  await dialog.getByRole('radio', { name: 'Below the questions' }).press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'No answers' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `${wanted}` }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: `${other}` }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Answers' })).toHaveCount(0)
  expect(await countPages(page)).toBe(1)

  // The choices aren’t saved.
  await page.keyboard.press('Shift')
  await page.emulateMedia({ media: 'screen' })
  await opener.press('Enter')
  await expect(box(other)).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'On a separate sheet' })).toBeChecked()
})

test.describe('when the print dialog fails to load', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] })
  test('a teacher is told, and the lesson stays', async ({ page }) => {
    await page.route(/print-dialog-.*\.js$/, (route) => route.abort())
    await openApp(page, pathOf('passive-voice'))
    const opener = page.getByRole('button', { name: 'Print worksheet' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Not loaded' })
    await expect(dialog.getByRole('alert')).toContainText('This part didn’t load.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(opener).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const [path, connector, check] of [
  ['/igcse', 'por suerte', 'Each verb: the right person, the right tense.'],
  ['/ib', 'en definitiva', '¿ and ¡ at the beginning as well.'],
] as const) {
  test(`a student prints the page of ${path} for the last evening on its own, on one sheet`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await openApp(page, path)
    await page.getByRole('button', { name: 'Print only this page' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(connector, { exact: true })).toBeVisible()
    await expect(page.getByText(check)).toBeVisible()
    const headings = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts()
    expect(headings).toEqual(['One page for the night before'])
    await expect(foot(page, path)).toBeVisible()
    expect(await countPages(page)).toBe(1)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { level: 2, name: 'Resources' })).toBeVisible()
  })
}

for (const [path, title] of [
  ['/grammar', 'Grammar Roadmap'],
  ['/tenses', 'Tenses'],
] as const) {
  test(`a teacher prints ${path} on two sheets, with its lines and every title readable`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openApp(page, path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await countPages(page)).toBeLessThanOrEqual(2)
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCSS('color', 'rgb(0, 0, 0)')
    if (path === '/grammar') {
      await expect(page.getByRole('heading', { name: 'Transfer Station' })).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
    const stop = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Imperfect Subjunctive' })
      .last()
    await expect(stop).toHaveCSS('print-color-adjust', 'exact')
    await expect(
      page.getByRole('link', { name: /^Start learning|^Sign in/ }).filter({ visible: true }),
    ).toHaveCount(0)
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
}

test('a teacher looks up a verb and prints all of its tenses on one sheet, or after the list of tenses', async ({
  page,
}) => {
  // There is no printer here, so the page is printed to a PDF below.
  await page.addInitScript(() => {
    window.print = () => {}
    const voices: SpeechSynthesisVoice[] = []
    window.speechSynthesis.getVoices = () => voices
    const voice = { default: true, lang: 'es-ES', localService: true, name: 'Mónica', voiceURI: 'Mónica' }
    document.addEventListener('list-voices', () => {
      voices.push(voice)
      window.speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    })
  })
  await openApp(page, paths.verb('levantarse'))
  await page.emulateMedia({ media: 'print' })
  const verb = page.getByRole('region', { name: /^levantarse/ })
  await expect(verb).toHaveCSS('break-before', 'page')
  await expect(page.getByRole('heading', { name: 'Which tense do I need?' })).toBeVisible()
  const withList = await countPages(page)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Print this verb' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Which tense do I need?' })).toBeHidden()
  const tables = verb.getByRole('table')
  await expect(tables).toHaveCount(tensesByTime.flatMap(({ tenses }) => [...tenses]).length)
  for (const table of await tables.all()) await expect(table).toBeVisible()
  for (const form of ['me levanto', 'nos habríamos levantado', 'no os levantéis'])
    await expect(verb.getByText(form, { exact: true })).toBeVisible()
  await expect(verb.getByText(/^Bold: the ending\./)).toHaveCount(1)
  await expect(verb.getByRole('link').or(verb.getByRole('button')).filter({ visible: true })).toHaveCount(0)
  expect(await countPages(page)).toBe(1)
  // On a computer with a Spanish voice, the words are buttons, which take up no more room.
  await page.evaluate(() => document.dispatchEvent(new Event('list-voices')))
  await expect(verb.getByRole('button', { name: 'me levanto', exact: true })).toBeVisible()
  expect(await countPages(page)).toBe(1)
  await page.keyboard.press('Shift')
  expect(await countPages(page)).toBe(withList)
})
