import type { Locator, Page } from '@playwright/test'
import { expect, holdBack, openApp, type Student, submitSignUp, test } from '../support/journey-test'
import { translatePage } from '../support/translator'

/**
 * Opens a page and has the browser translate it. A translated text is in capitals, so the names below are matched
 * without regard to case, and text in Spanish is compared exactly.
 */
async function openTranslated(page: Page, path: string): Promise<void> {
  await openApp(page, path)
  await page.evaluate(translatePage)
  await expect(page.locator('h1 font').first()).toBeAttached()
}

/** The text of an element, as written. */
const textOf = async (place: Locator) => (await place.textContent())?.trim() ?? ''

/** Fails if the translator has touched any Spanish on the page. */
async function expectSpanishKept(page: Page): Promise<void> {
  const touched = await page
    .locator('[lang="es"] font')
    .evaluateAll((fonts) =>
      fonts.flatMap((font) =>
        font.closest('[lang]')?.getAttribute('lang') === 'es' ? [font.textContent] : [],
      ),
    )
  expect(touched).toEqual([])
}

test('a student whose browser translates the page searches for a lesson, then for a verb', async ({
  page,
}) => {
  await openTranslated(page, '/grammar')
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox')
  await field.pressSequentially('ser y estar')
  await expect(dialog.getByRole('link', { name: /ser vs estar/i }).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/^(TOP )?\d+ (RESULTS|FOUND)$/)
  await field.fill('xqzzy')
  await expect(dialog.getByRole('status')).toHaveText(/^NOTHING FOUND\./)
  await field.fill('tuve')
  await expect(dialog.getByText('tener', { exact: true }).first()).toBeVisible()
  await expectSpanishKept(page)
  await dialog.getByRole('link', { name: /tener/ }).first().click()
  await expect(page).toHaveURL(/\/tenses\?verb=tener/)
})

test('a student whose browser translates the page looks up one verb after another', async ({ page }) => {
  await openTranslated(page, '/tenses')
  await page.getByRole('button', { name: /look up a verb/i }).click()
  const field = page.getByRole('main').getByRole('textbox').first()
  for (const verb of ['tener', 'dormir', 'hablar']) {
    await field.fill(verb)
    await field.press('Enter')
    await expect(page.locator('#every-tense')).toContainText(verb)
    await expect(page).toHaveURL(new RegExp(`verb=${verb}`))
  }
  await field.fill('desperezar')
  await expect(page.getByText(/WE DON’T HAVE THIS VERB YET/)).toBeVisible()
  await field.fill('xqzzy')
  await expect(page.getByText(/WE DON’T KNOW THIS FORM/)).toBeVisible()
  await expectSpanishKept(page)
})

test('a student whose browser translates the page answers three questions, each new and in Spanish', async ({
  page,
}) => {
  await openTranslated(page, '/practice')
  const sentences: string[] = []
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('heading', { name: `QUESTION ${number} OF 3` })).toBeVisible()
    sentences.push(await textOf(page.locator('main legend [lang="es"]').first()))
    await page.getByRole('main').getByRole('radio').first().check()
    await page.getByRole('button', { name: /submit answer/i }).click()
    await expect(page.getByText(/^(CORRECT!|INCORRECT)$/)).toBeVisible()
    await page.getByRole('button', { name: /next question/i }).click()
  }
  await expect(page.getByRole('heading', { name: 'QUIZ COMPLETE!' })).toBeVisible()
  await expect(page.getByText(/^FINAL SCORE: \d\/3 \(\d+%\)$/)).toBeVisible()
  expect(new Set(sentences).size).toBe(3)
  for (const sentence of sentences) expect(sentence).not.toBe(sentence.toUpperCase())
  await expectSpanishKept(page)
})

test('a student whose browser translates a lesson does an exercise, and reads the feedback', async ({
  page,
}) => {
  await openTranslated(page, '/grammar/ser-estar')
  const card = page.getByRole('region', { name: /try this before you read/i })
  await card.getByRole('radio').first().check()
  await card
    .getByRole('button', { name: /^check$/i })
    .first()
    .click()
  await expect(card.getByText(/^(CORRECT|NOT YET|NOT QUITE)$/).first()).toBeVisible()
  await expectSpanishKept(page)
})

test('a student whose browser translates the desk writes, and the count follows', async ({ page }) => {
  await openTranslated(page, '/write/igcse-saturday-job')
  const field = page.getByRole('textbox').first()
  await field.pressSequentially('Hola, me llamo Ana')
  await expect(page.getByText('4 WORDS: AT LEAST 76 TO GO')).toBeVisible()
  await field.pressSequentially(' y trabajo')
  await expect(page.getByText('6 WORDS: AT LEAST 74 TO GO')).toBeVisible()
  await page.getByRole('button', { name: /start the clock/i }).click()
  await expect(page.getByRole('timer')).toContainText(/TIME LEFT: 1/)
  await expect(field).toHaveValue('Hola, me llamo Ana y trabajo')
  await expectSpanishKept(page)
})

test('a student whose browser translates the form signs up', async ({ page, student }) => {
  await openTranslated(page, '/auth')
  await page.getByRole('button', { name: /create an account/i }).click()
  await expect(page.getByRole('heading', { name: 'CREATE YOUR ACCOUNT' })).toBeVisible()
  await expect(page.getByText('ALREADY HAVE AN ACCOUNT?')).toBeVisible()
  await page.getByLabel(/full name/i).fill(student.name)
  await page.getByLabel(/email/i).fill(student.email)
  await page.getByLabel(/^password$/i).fill(student.password)
  await page.getByRole('button', { name: /create account/i }).click()
  await expect(page.getByRole('heading', { name: 'CHECK YOUR EMAIL' })).toBeVisible()
})

/** A password manager puts an icon beside every field as soon as the page has been parsed. */
const addIcons = () =>
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input')) {
      const icon = document.createElement('div')
      icon.dataset['lastpassIconRoot'] = ''
      field.after(icon)
    }
  })

test.describe('beside the icons of a password manager', () => {
  // React says that the page is not the one that was built, and renders it anew.
  test.use({ expectedErrors: [/Minified React error #418|hydrat/i] })

  const form = async (page: Page, { email, password }: Student) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
  }

  test('what a student types before the app has loaded stays in the form', async ({ page, student }) => {
    await page.addInitScript(addIcons)
    const release = await holdBack(page, /\/assets\/(?!boot-)[^/]*\.js$/)
    await page.goto('/auth', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await form(page, student)
    release()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(student.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(student.password)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('a student signs up', async ({ page, student }) => {
    await page.addInitScript(addIcons)
    await submitSignUp(page, student)
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  })
})
