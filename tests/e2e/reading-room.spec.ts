import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, test } from '../support/journey-test'

const text = '/read/ib-sl-my-accent'

const word = (page: Page, words: string) =>
  page.getByRole('group', { name: 'The text' }).getByText(words, { exact: true }).first()

test('a student finds a text on its line, reads it against the clock and looks up words', async ({
  page,
}) => {
  await openApp(page, '/read')
  await page.getByRole('link', { name: 'Mi acento hace la maleta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mi acento hace la maleta' })).toBeVisible()
  await page.getByRole('button', { name: 'Start reading' }).click()
  await expect(page.getByRole('timer')).toContainText(/Time so far: 0:0\d/)
  await word(page, 'acento').click()
  await expect(page.getByText(/^acento: /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^acento: /)).toBeHidden()
  await page.getByRole('button', { name: 'I’ve finished reading' }).click()
  await expect(
    page.getByRole('paragraph').filter({ hasText: /\d+ words in .*: \d+ words a minute\./ }),
  ).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Words you looked up' })).toBeVisible()
})

test('at a desk the meaning appears next to its word, in the column of the text and not over the questions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openApp(page, text)
  const column = await page.getByRole('group', { name: 'The text' }).boundingBox()
  await word(page, 'acento').click()
  const close = page.getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  const [asked, told] = [await word(page, 'acento').boundingBox(), await close.boundingBox()]
  if (column === null || asked === null || told === null) throw new Error('It is not on the page')
  expect(told.x + told.width).toBeLessThan(column.x + column.width)
  expect(Math.abs(told.y - asked.y)).toBeLessThan(100)
})

test('a student moves from word to word with the keyboard, and the text is one tab stop', async ({
  page,
}) => {
  await openApp(page, text)
  const whole = page.getByRole('group', { name: 'The text' })
  await whole.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const meaning = page.getByRole('status').filter({ hasText: ': ' }).first()
  await expect(meaning).toBeVisible()
  const first = await meaning.textContent()
  await page.keyboard.press('ArrowDown')
  await expect(meaning).not.toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(whole).toBeFocused()
})

test('a student answers as in the exam, comes back later, checks the answers and sees the proof in the text', async ({
  page,
}) => {
  await openApp(page, text)
  const question = (number: number) =>
    page.getByRole('listitem').filter({ has: page.getByText(`Question ${number}`, { exact: true }) })
  await question(1).getByRole('radio', { name: /Falso/ }).check()
  await page.reload()
  await expect(question(1).getByRole('radio', { name: /Falso/ })).toBeChecked()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(page.getByText(/Some answers are missing or incomplete/)).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Question 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText(/^\d+ of \d+ marks$/)).toBeInViewport()
  await expectAccessible(page)
  await question(1)
    .getByRole('link', { name: /^Show them / })
    .click()
  await expect(page.getByRole('link', { name: 'Proves question 1', exact: true })).toBeInViewport()
  await page.getByRole('link', { name: 'Back to reading practice' }).click()
  await expect(page.getByText(/^✓ \d+ of \d+ on /)).toBeVisible()
  await page.goto('/about#device')
  await expect(page.getByText('answers to 1 text')).toBeVisible()
})

test('a student on a phone goes from a question to the text and back, and the pictures are there once, always in view', async ({
  page,
  isMobile,
}) => {
  await openApp(page, '/read/igcse-fiesta-sorpresa')
  const pictures = page.getByRole('img', { name: 'a camera' })
  await expect(pictures).toHaveCount(1)
  const third = page.getByRole('listitem').filter({ has: page.getByText('Question 3', { exact: true }) })
  const camera = third.getByRole('radio', { name: 'C: a camera' })
  await camera.check()
  await expect(pictures).toBeInViewport()
  const fifth = page.getByRole('listitem').filter({ has: page.getByText('Question 5', { exact: true }) })
  await fifth.getByRole('radio', { name: 'H: a pizza' }).focus()
  await expect(pictures).toBeInViewport()
  if (!isMobile) return
  await page.getByRole('link', { name: 'To the text' }).click()
  await expect(page.getByText('Irene: El sábado Nora')).toBeInViewport()
  await page.getByRole('link', { name: /^Back to question [1-5]$/ }).click()
  await expect(page.getByRole('listitem').and(page.locator(':focus'))).toContainText(/^Question [1-5]/)
  await expect(pictures).toBeInViewport()
})

test('on a phone the link to the questions never covers half a line of the text', { tag: '@phone' }, async ({
  page,
}) => {
  await openApp(page, text)
  const link = await page.getByRole('link', { name: 'Go to the questions' }).boundingBox()
  if (link === null) throw new Error('Nothing leads to the questions')
  const lines = await page
    .getByRole('group', { name: 'The text' })
    .evaluate(
      (whole, y) => whole.contains(document.elementFromPoint(whole.getBoundingClientRect().left + 1, y)),
      link.y + link.height / 2,
    )
  expect(lines, 'text beside it').toBe(false)
})

test('a student sends the words that they looked up to Repaso, and learns which ones the list doesn’t have', async ({
  page,
}) => {
  await openApp(page, text)
  for (const one of ['bolígrafo', 'esfero']) {
    await word(page, one).click()
    await expect(page.getByText(new RegExp(`^${one}: `))).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Send them to Repaso' }).click()
  await expect(page.getByText('Added to Repaso: el bolígrafo.')).toBeVisible()
  await expect(page.getByText('Not in our word list, so write them down: esfero.')).toBeVisible()
  await page.goto('/about#device')
  await expect(page.getByText('Saved here now: 1 word')).toBeVisible()
})

test('a student whose browser saves nothing reads and checks answers, and is told that nothing is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openApp(page, text)
  await page.getByRole('radio', { name: /Falso/ }).first().check()
  await expect(
    page.getByText('This browser doesn’t save anything, so your answers are only here'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText(/^\d+ of \d+ marks$/)).toBeInViewport()
})

test('a new student finds the reading room open, and an unknown address says that there is no such text', async ({
  page,
}) => {
  await openApp(page, '/read')
  await expectAccessible(page)
  await page.goto('/read/no-such-text')
  await expect(page.getByRole('heading', { level: 1, name: 'Text Not Found' })).toBeVisible()
})
