import type { Locator, Page } from '@playwright/test'
import { expect, openApp, test } from '../support/journey-test'

const selfCheck = (page: Page) => page.getByRole('region', { name: 'Check yourself' })

async function choose(card: Locator, option: string): Promise<void> {
  await card.getByRole('radio', { name: option, exact: true }).check()
  await card.getByRole('button', { name: 'Check' }).click()
}

test('a student chooses the wrong verb, reads why, and meets the question again later', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const card = selfCheck(page)
  await expect(card.getByText('Mi tío gap bombero en Valencia.')).toBeVisible()
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card.getByText('Nothing answered yet.')).toBeVisible()
  await choose(card, 'está')
  await expect(card.getByText('Not yet')).toBeVisible()
  await expect(card.getByText('for a temporary job')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Nine uses of estar' })).toHaveAttribute(
    'href',
    /#uses-of-estar$/,
  )
  await expect(card.getByRole('button', { name: 'Next' })).toBeFocused()
  await card.getByRole('button', { name: 'Next' }).click()

  // The others first; the missed one returns when they have come.
  await choose(card, 'es')
  await expect(card.getByText('Right', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Next' }).click()
  await expect(card.getByText('1 of 12 right')).toBeFocused()
  for (let left = 10; left > 0; left -= 1)
    await card.getByRole('button', { name: 'Leave it for later' }).click()
  await expect(card.getByText('1 of 12 right · one that you missed before')).toBeVisible()
  await expect(card.getByText('Mi tío gap bombero en Valencia.')).toBeVisible()
  await choose(card, 'es')
  await card.getByRole('button', { name: 'Next' }).click()
  await expect(card.getByText(/^2 of 12 right/)).toBeFocused()
})

test('a student forgets the accent, reads why, and repairs the answer with the accent keys', async ({
  page,
}) => {
  await openApp(page, '/grammar/ser-estar')
  const card = selfCheck(page)
  for (const id of ['choose', 'choose', 'choose'])
    await test.step(id, () => card.getByRole('button', { name: 'Leave it for later' }).click())
  const field = card.getByRole('textbox')
  await field.fill('estais')
  await field.press('Enter')
  await expect(card.getByText('Right letters, but check the accents')).toBeVisible()
  await expect(card.getByText('Correct it and check again.')).toBeVisible()
  // Caret behind "est": the key replaces what is selected.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 4))
  await card.getByRole('button', { name: 'Type á' }).click()
  await expect(field).toHaveValue('estáis')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(card.getByText('Right', { exact: true })).toBeVisible()
})

test('a student puts words in order, by touch or key alike', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const card = selfCheck(page)
  while (!(await card.getByText('Put the words in order.').isVisible())) {
    await card.getByRole('button', { name: 'Leave it for later' }).click()
  }
  for (const word of ['Irene', 'es', 'clase'])
    await card.getByRole('button', { name: word, exact: true }).click()
  await card.getByRole('button', { name: 'clase', exact: true }).click()
  const articles = card.getByRole('button', { name: 'la', exact: true })
  await articles.first().click()
  for (const word of ['más', 'alta', 'de'])
    await card.getByRole('button', { name: word, exact: true }).press('Enter')
  await articles.last().click()
  await card.getByRole('button', { name: 'clase', exact: true }).press('Space')
  await expect(card.getByText('Irene es la más alta de la clase', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card.getByText('Right', { exact: true })).toBeVisible()
})

test('the exercises make no call and leave nothing behind', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const before = await page.evaluate(() => JSON.stringify(localStorage))
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(auth|rest)\/v1\//.test(request.url())) calls.push(request.url())
  })
  const card = selfCheck(page)
  await choose(card, 'es')
  await card.getByRole('button', { name: 'Next' }).click()
  await choose(card, 'está')
  expect(calls).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
})

test('a student fills twenty gaps, sees which are right, and looks at the key', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const gaps = page.getByRole('region', { name: 'Practice: twenty gaps' })
  await expect(gaps.getByRole('textbox')).toHaveCount(20)
  await gaps.getByRole('button', { name: 'Check answers' }).click()
  await expect(gaps.getByText('0 of 20 right')).toBeVisible()
  await gaps.getByRole('button', { name: 'Show answers' }).click()
  const key = gaps.getByRole('listitem').first().locator('b[lang=es]').last()
  await gaps
    .getByRole('textbox')
    .first()
    .fill((await key.innerText()).split(' / ')[0] ?? '')
  await gaps.getByRole('button', { name: 'Hide answers' }).click()
  await gaps.getByRole('button', { name: 'Check answers' }).click()
  await expect(gaps.getByText('1 of 20 right')).toBeVisible()
})

/** Whether it is whole in the window, and nothing lies over it. */
function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint((left + right) / 2, y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
  })
}

for (const [name, width, height] of [
  ['upright', 360, 740],
  ['with the keyboard open', 360, 420],
  ['on its side', 740, 360],
] as const) {
  test(`on a phone ${name} a student sees the gap that they type in, and its letters`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openApp(page, '/grammar/ser-estar')
    const gaps = page.getByRole('region', { name: 'Practice: twenty gaps' })
    for (const index of [0, 7, 19]) {
      const row = gaps.getByRole('listitem').nth(index)
      const field = row.getByRole('textbox')
      const letters = row.getByRole('toolbar', { name: 'Spanish letters' })
      await field.focus()
      await expect.poll(() => isInSight(field)).toBe(true)
      await expect.poll(() => isInSight(letters)).toBe(true)
      await letters.getByRole('button', { name: 'Type á' }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('á')
    }
    await expect(gaps.getByRole('toolbar')).toHaveCount(1)
  })
}

test('after a wrong choice the verdict, the right option and their own are on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openApp(page, '/grammar/ser-estar')
  const card = selfCheck(page)
  await choose(card, 'está')
  for (const text of ['right answer', 'your answer', 'Not yet', 'Next'])
    await expect.poll(() => isInSight(card.getByText(text, { exact: true }))).toBe(true)
  await card.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => isInSight(card.getByText('0 of 12 right'))).toBe(true)
  await expect.poll(() => isInSight(card.getByRole('button', { name: 'Check' }))).toBe(true)
})

test('a student compares a sentence of their own with ours, and says that it says the same', async ({
  page,
}) => {
  await openApp(page, '/grammar/ser-estar')
  const card = selfCheck(page)
  while (!(await card.getByText('Translate into Spanish.').isVisible()))
    await card.getByRole('button', { name: 'Leave it for later' }).click()
  await card.getByRole('textbox').fill('Esto no lo ha escrito nadie.')
  await card.getByRole('textbox').press('Enter')
  await expect(card.getByText('Not on our list')).toBeVisible()
  await expect(card.getByText('Not yet')).toHaveCount(0)
  await card.getByRole('button', { name: 'Mine says the same' }).click()
  await expect(card.getByText(/^1 of 12 right/)).toBeFocused()
})

test.describe('with a Spanish voice in the browser', () => {
  test.beforeEach(({ page }) =>
    // Headless Chromium has no voices: this stands in for the operating system's, at the browser's edge.
    page.addInitScript(() => {
      const spoken: { text: string; lang: string; rate: number }[] = []
      Object.defineProperty(window, 'spoken', { value: spoken })
      Object.defineProperty(window, 'speechSynthesis', {
        value: {
          getVoices: () => [{ lang: 'en-GB' }, { lang: 'es_ES' }],
          addEventListener: () => {},
          removeEventListener: () => {},
          cancel: () => {},
          speak: ({ text, lang, rate }: SpeechSynthesisUtterance) => spoken.push({ text, lang, rate }),
        },
      })
      Object.defineProperty(window, 'SpeechSynthesisUtterance', {
        value: class {
          lang = ''
          rate = 1
          voice = null
          constructor(readonly text: string) {}
        },
      })
    }),
  )

  test('every form and every example can be heard, in the Spanish of Spain, slowly', async ({ page }) => {
    await openApp(page, '/grammar/ser-estar')
    await page
      .getByRole('table', { name: /^Present/ })
      .getByRole('button', { name: 'estáis' })
      .click()
    await page.getByRole('button', { name: 'Listen to La fiesta es en mi casa.' }).first().click()
    expect(await page.evaluate(() => Reflect.get(window, 'spoken'))).toEqual([
      { text: 'estáis', lang: 'es-ES', rate: 0.8 },
      { text: 'La fiesta es en mi casa.', lang: 'es-ES', rate: 0.8 },
    ])
  })
})

test('a browser that names no voices is given a try, and says so when nothing can be heard', async ({
  page,
}) => {
  // Headless Chromium is such a browser.
  await openApp(page, '/grammar/ser-estar')
  const listen = page.getByRole('button', { name: /^Listen/ })
  await listen.first().click()
  await expect(page.getByText('No Spanish voice on this device')).toBeFocused()
  await expect(listen).toHaveCount(0)
})

test('a browser whose voices speak no Spanish has no button that would do nothing, and says how to get one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.speechSynthesis.getVoices = () => [{ lang: 'en-GB' } as SpeechSynthesisVoice]
  })
  await openApp(page, '/word-of-the-day')
  await page.getByText(/^This device has no Spanish voice/).click()
  await expect(page.getByText(/text to speech/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Listen/ })).toHaveCount(0)
})
