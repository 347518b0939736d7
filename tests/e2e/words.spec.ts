import type { Page } from '@playwright/test'
import { readWords } from '../../build/word-list'
import { wordThemes } from '../../src/content/word-themes'
import { expectAccessible, expectWholeWords } from '../support/accessibility'
import { expect, isAtNext, openApp, test } from '../support/journey-test'

const all = readWords()
const everyday = all.filter(({ theme }) => theme === 'everyday-activities')
const row = (page: Page, word: string) =>
  page.getByRole('listitem').filter({ hasText: new RegExp(`^${word}`) })

test('a student finds a theme, reads a word, and adds it to Repaso', async ({ page, isMobile }) => {
  await page.clock.install({ time: new Date('2026-11-22T21:00:00Z') })
  await openApp(page, '/words')
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible()
  await page.getByRole('link', { name: 'Everyday activities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Everyday activities' })).toBeFocused()
  const juice = row(page, 'el zumo')
  if (isMobile) {
    await expect(juice.getByText('In much of Latin America:')).toBeHidden()
    await page.getByRole('button', { name: 'More about el zumo' }).click()
  }
  await expect(juice.getByText('In much of Latin America:')).toBeVisible()
  await expect(juice.getByText('THOO-moh · noun (masculine)')).toBeVisible()
  await expect(juice.getByText('De merienda tomo un zumo')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Add el zumo to Repaso' }).click()
  await expect(juice.getByText('Added: it comes back tomorrow in Repaso.')).toBeFocused()
  await openApp(page, '/about#device')
  await expect(page.getByText('Saved here now: 1 word')).toBeVisible()
})

test('a student with letters twice as large on a small phone sees every word in full', async ({ page }) => {
  // Provide a voice, so that each word has a listen button beside it.
  await page.addInitScript(() => {
    const voice = { default: true, lang: 'es-ES', localService: true, name: 'Mónica', voiceURI: 'Mónica' }
    window.speechSynthesis.getVoices = () => [voice]
  })
  await openApp(page, '/words/everyday-activities')
  await expect(page.getByRole('button', { name: 'Listen to acostarse', exact: true })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const words = new RegExp(`^(?:${everyday.map(({ spanish }) => spanish).join('|')})$`)
  await expectWholeWords(page.getByRole('listitem').getByText(words))
})

test('a student covers a column, uncovers it word by word with the keyboard, and prints it covered', async ({
  page,
}) => {
  await openApp(page, '/words/everyday-activities')
  await page.getByRole('checkbox', { name: 'Intermediate' }).uncheck()
  await page.getByRole('checkbox', { name: 'Advanced' }).uncheck()
  await expect(page.getByRole('heading', { level: 2, name: /^Beginner/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^Advanced/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Part of speech' }).selectOption('Verbs')
  const verbs = everyday.filter(({ level, partOfSpeech }) => level === 'Beginner' && partOfSpeech === 'verb')
  await expect(page.getByText(`${verbs.length} of ${everyday.length} words.`)).toBeVisible()

  await page.getByRole('radio', { name: 'The English' }).check()
  const hidden = page.getByRole('button', { name: /^Show the English of / })
  await expect(hidden).toHaveCount(verbs.length)
  const [first, second] = verbs
  if (first === undefined || second === undefined) throw new Error('The theme has no verbs')
  await expect(page.getByText(first.english, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Show the English of ${first.spanish}`, exact: true }).press('Enter')
  await expect(page.getByText(first.english, { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(hidden.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText(second.english, { exact: true })).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(first.english, { exact: true })).toBeHidden()
  await expect(page.getByText(first.spanish, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Cover them all again' }).click()
  await expect(hidden).toHaveCount(verbs.length)
  await page.getByRole('radio', { name: 'The Spanish' }).check()
  await expect(
    page.getByRole('button', { name: `Show the Spanish of ${first.english}`, exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Listen to / })).toHaveCount(0)
})

test('a student types ten words: a wrong article gets its own verdict, missed words come back, and all go to Repaso', async ({
  page,
}) => {
  await openApp(page, '/words/everyday-activities')
  await page.getByRole('combobox', { name: 'Part of speech' }).selectOption('Nouns')
  await page.getByRole('button', { name: 'Type ten words' }).click()
  await expect(page.getByRole('heading', { name: '10 words to type' })).toBeFocused()
  const card = page.getByRole('region', { name: '10 words to type' })
  const asked = async () => {
    const label = await card.getByText(/, with its article\)$/).textContent()
    const english = (label ?? '').replace(/ \(noun.*$/, '')
    const word = everyday.find((one) => one.english === english && one.partOfSpeech.startsWith('noun'))
    if (word === undefined) throw new Error(`No word is "${english}"`)
    return word.spanish
  }
  const bare = await asked()
  await card.getByRole('textbox').fill(bare.replace(/^\S+ /, ''))
  await card.getByRole('textbox').press('Enter')
  await expect(card.getByText(`The word is right, but add its article: ${bare}.`)).toBeVisible()
  await expect(card.getByText('Not yet')).toHaveCount(0)
  await card.getByRole('textbox').fill(bare)
  await card.getByRole('textbox').press('Enter')
  await expect(card.getByText('Correct', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()

  const missed = await asked()
  await card.getByRole('textbox').fill('zzz')
  await card.getByRole('textbox').press('Enter')
  await expect(card.getByText('Not yet', { exact: true })).toBeVisible()
  await expect(card.getByText('You’ll get this one again later.')).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()
  for (let turn = 0; turn < 9; turn += 1) {
    const word = await asked()
    if (turn === 8) expect(word).toBe(missed)
    await card.getByRole('textbox').fill(word)
    await card.getByRole('textbox').press('Enter')
    await expect(card.getByText('Correct', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(card.getByText('All 10 right, 9 of them first time.')).toBeFocused()
  await card.getByRole('button', { name: 'Ten more' }).click()
  await expect(page.getByRole('heading', { name: '10 words to type' })).toBeFocused()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByText('(in Repaso)')).toHaveCount(10)
  await openApp(page, '/about#device')
  await expect(page.getByText('Saved here now: 10 words')).toBeVisible()
})

test('a student whose browser saves nothing can add words until the page is closed, and is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openApp(page, '/words/everyday-activities')
  const more = page.getByRole('button', { name: 'More about el zumo' })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'Add el zumo to Repaso' }).click()
  const said = row(page, 'el zumo').getByRole('status')
  await expect(said).toContainText('This browser doesn’t save anything')
  await expect(said).toBeFocused()
  await page.getByRole('button', { name: 'Type ten words' }).click()
  const card = page.getByRole('region', { name: '10 words to type' })
  await card.getByRole('button', { name: 'Skip for now' }).click()
  await isAtNext(card, '0 of 10 right')
})

test('a student searches for a word and lands on it in its theme', async ({ page }) => {
  await openApp(page, '/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('dialog').getByLabel('Search lessons, words and guides').fill('butterfly')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /la mariposa – butterfly/ })
    .click()
  await expect(page).toHaveURL(/\/words\/the-world-around-us#word-mariposa$/)
  await expect(row(page, 'la mariposa')).toBeInViewport()
  await expect(row(page, 'la mariposa').getByText('Una mariposa amarilla')).toBeVisible()
})

test('an unknown theme’s address says so', async ({ page }) => {
  await openApp(page, '/words/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'Theme Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'All ten themes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every word of a theme can be read, with its example', async ({ page }) => {
    await page.goto('/words/identities')
    const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
    const words = all.filter(({ theme }) => theme === 'identities')
    expect(words.length).toBeGreaterThan(40)
    const missing = words.filter(
      ({ spanish, english, example, exampleEnglish }) =>
        ![spanish, english, example, exampleEnglish].every((part) => text.includes(part)),
    )
    expect(missing.map(({ spanish }) => spanish)).toEqual([])
  })
})

test('axe finds nothing in the covered list or the typing exercise, light or dark, on 320 px', async ({
  page,
}) => {
  await openApp(page, '/words/the-world-of-work')
  // The rows are alike, so a few are enough here; pages.spec.ts checks all pages.
  await page.getByRole('combobox', { name: 'Part of speech' }).selectOption('Adjectives')
  await page.getByRole('radio', { name: 'The English' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Type / }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await expectAccessible(page)
})

test('the word of the day fits a small window with large letters, whichever word it is', async ({ page }) => {
  await openApp(page, '/word-of-the-day')
  await expect(page.getByRole('region', { name: 'Definition' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  const themeNames = new Map(wordThemes.map(({ id, name }) => [id, name]))
  const words = all.map(({ spanish, english, pronunciation, theme, level }) => ({
    spanish,
    english,
    // These are in the same order as on the card: its two badges, then the pronunciation.
    labels: [level, themeNames.get(theme) ?? '', pronunciation],
  }))
  const tooWide = await page.evaluate((list) => {
    document.documentElement.style.fontSize = '200%'
    const word = document.getElementById('word')
    const labels = [...(word?.parentElement?.querySelectorAll(':scope > div > span') ?? [])]
    const lines = word?.parentElement?.querySelectorAll(':scope > p') ?? []
    if (word === null || labels.length < 3 || lines.length < 2)
      throw new Error('The card has another structure')
    return list
      .filter((one) => {
        word.textContent = one.spanish
        for (const line of lines) line.textContent = one.english
        for (const [at, text] of one.labels.entries()) labels[at]?.replaceChildren(text)
        return document.documentElement.scrollWidth > document.documentElement.clientWidth
      })
      .map(({ spanish }) => spanish)
  }, words)
  expect(tooWide).toEqual([])
})
