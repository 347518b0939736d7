import type { Locator, Page } from '@playwright/test'
import { askedWithUstedes, modelAnswer } from '../../src/content/answers'
import { withParts } from '../../src/content/exercise-parts'
import serEstar from '../../src/content/lessons/ser-estar'
import type { Exercise, FillExercise, SectionId, TypedExercise } from '../../src/content/types'
import { plainRich } from '../../src/spanish/markup'
import { expand } from '../../src/spanish/pattern'
import { expect, isAtNext, openApp, test } from '../support/journey-test'

const exercises: readonly Exercise[] = serEstar.exercises.map(withParts)

const selfCheck = (page: Page) => page.getByRole('region', { name: 'Check yourself' })

/** The exercises below a section. Navigates to the section’s URL, which expands it. */
async function practiceOf(page: Page, section: SectionId): Promise<Locator> {
  const title = plainRich(serEstar.sections.find(({ id }) => id === section)?.title ?? '')
  await openApp(page, `/grammar/ser-estar#${section}`)
  return page.getByRole('region', { name: `Try it ${title}`, exact: true })
}

/** Skips exercises until this element is shown. */
async function goOnTo(card: Locator, shown: Locator): Promise<void> {
  await expect(card.getByRole('button', { name: 'Skip for now' })).toBeVisible()
  while (!(await shown.isVisible())) await card.getByRole('button', { name: 'Skip for now' }).click()
}

async function choose(card: Locator, option: string): Promise<void> {
  await card.getByRole('radio', { name: option, exact: true }).check()
  await card.getByRole('button', { name: 'Check' }).click()
}

test('a student chooses the wrong verb, reads why, and meets the question again later', async ({ page }) => {
  const card = await practiceOf(page, 'uses-of-ser')
  const nurse = card.getByText(sentenceOf('nurse'))
  await goOnTo(card, nurse)
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card.getByText('Not answered yet.')).toBeVisible()
  const [wrong, right] = optionsOf('nurse')
  await choose(card, wrong.text)
  await expect(card.getByText('Not yet')).toBeVisible()
  await expect(card.getByText(wrong.because)).toBeVisible()
  await expect(card.getByText('your answer')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Next' })).toBeFocused()
  await card.getByRole('button', { name: 'Next' }).click()

  // The other exercises come first, then the one answered incorrectly.
  await isAtNext(card, '0 of 3 right')
  await expect(nurse).toBeHidden()
  await goOnTo(card, nurse)
  await expect(card.getByText('0 of 3 right · one you got wrong before')).toBeVisible()
  await choose(card, right.text)
  await card.getByRole('button', { name: 'Next' }).click()
  await isAtNext(card, /^1 of 3 right/)
})

test('a student forgets the accent, reads why, and repairs the answer with the accent keys', async ({
  page,
}) => {
  const card = await practiceOf(page, 'uses-of-estar')
  await goOnTo(card, card.getByText(typedExercise('you-plural').en, { exact: true }))
  const field = card.getByRole('textbox')
  await field.fill('estais')
  await field.press('Enter')
  await expect(card.getByText('Right letters, but check the accents')).toBeVisible()
  await expect(card.getByText('Correct it and check again.')).toBeVisible()
  // The “a” after “est” is selected, and the key replaces it.
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 4))
  await card.getByRole('button', { name: 'Type á' }).click()
  await expect(field).toHaveValue('estáis')
  await expect(field).toBeFocused()
  await field.press('Enter')
  await expect(card.getByText('Correct', { exact: true })).toBeVisible()
})

test('a student puts words in order, by touch or by keyboard', async ({ page }) => {
  const card = await practiceOf(page, 'comparing')
  await goOnTo(card, card.getByText('Put the words in order.'))
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
  await expect(card.getByText('Correct', { exact: true })).toBeVisible()
})

test('a student corrects two mistakes in a text and changes nothing else: the third is shown, with the reason', async ({
  page,
}) => {
  const exercise: Exercise | undefined = exercises.find(({ kind }) => kind === 'proofread')
  if (exercise?.kind !== 'proofread') throw new Error('The lesson has no text to correct')
  const card = await practiceOf(page, exercise.teaches)
  await goOnTo(card, card.getByText(/^Three lines have a mistake/))
  const wrong = exercise.lines.flatMap((line, at) => ('wrong' in line ? [{ ...line, at }] : []))
  for (const { at, ...line } of wrong.slice(0, 2))
    await card.getByRole('textbox', { name: `Line ${at + 1}` }).fill(modelAnswer(line))
  await card.getByRole('textbox').last().press('Enter')
  await expect(card.getByText('Not quite')).toBeVisible()
  const third = wrong[2]
  await expect(card.getByText(third === undefined ? '' : modelAnswer(third), { exact: true })).toBeVisible()
  const reason = `Line ${(third?.at ?? 0) + 1}. ${plainRich(third?.because ?? '')}`
  await expect(card.getByText(reason, { exact: true })).toBeVisible()
})

test('the exercises send no request, and leave only the student’s memory on the device', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/(auth|rest)\/v1\//.test(request.url())) calls.push(request.url())
  })
  const card = selfCheck(page)
  await goOnTo(card, card.getByRole('radio').first())
  await card.getByRole('radio').first().check()
  await card.getByRole('button', { name: 'Check' }).click()
  await card.getByRole('button', { name: 'Next' }).click()
  expect(calls).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['proxima-memory'])
})

test('a student fills twenty gaps, sees which are right, and shows the answers', async ({ page }) => {
  await openApp(page, '/grammar/ser-estar#practice')
  const gaps = page.getByRole('region', { name: /twenty gaps/ })
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

/** Whether the element is completely visible in the window and isn’t covered by anything. */
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
    await openApp(page, '/grammar/ser-estar#practice')
    const gaps = page.getByRole('region', { name: /twenty gaps/ })
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

test('after a wrong choice a student sees the verdict, the right option and their own on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const card = await practiceOf(page, 'uses-of-ser')
  await goOnTo(card, card.getByText(sentenceOf('nurse')))
  await choose(card, optionsOf('nurse')[0].text)
  for (const text of ['right answer', 'your answer', 'Not yet', 'Next'])
    await expect.poll(() => isInSight(card.getByText(text, { exact: true }))).toBe(true)
  await card.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => isInSight(card.getByText('0 of 3 right'))).toBe(true)
  await expect.poll(() => isInSight(card.getByRole('button', { name: 'Check' }))).toBe(true)
})

/** A way of using the page: how to press a control, and how to type into a field. */
interface Hands {
  press: (control: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
}

/** Presses Tab, or Shift+Tab, until the control has focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 100; presses += 1) {
    const way = await control.evaluate((element) => {
      const from = document.activeElement ?? document.body
      if (from === element) return undefined
      return from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
    if (way === undefined) return
    await page.keyboard.press(way)
  }
  throw new Error(`${control} was not reached`)
}

/** One person uses only the keyboard, the other only touch. */
const people: Readonly<Record<string, (page: Page) => Hands>> = {
  'with the keyboard alone': (page) => ({
    async press(control) {
      await tabTo(page, control)
      await page.keyboard.press('Enter')
    },
    async type(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }),
  'by touch alone': (page) => ({
    press: (control) => control.tap(),
    async type(field, text) {
      await field.tap()
      await field.fill('')
      await page.keyboard.insertText(text)
    },
  }),
}

/** The lesson’s exercise with this id, which must take a typed answer. */
function typedExercise(id: string): TypedExercise {
  const found: Exercise | undefined = exercises.find((exercise) => exercise.id === id)
  if (found?.kind !== 'fill' && found?.kind !== 'correct' && found?.kind !== 'translate')
    throw new Error(`"${id}" is not typed`)
  return found
}

/** The sentence of a multiple-choice exercise, as shown with its gap. */
const sentenceOf = (id: string) => chosenExercise(id).sentence?.replace('___', 'gap') ?? ''

/** A wrong option and the right option, as shown on the page. */
function optionsOf(id: string) {
  const options = chosenExercise(id).options.map(({ text, right, because }) => ({
    text: plainRich(text),
    because: plainRich(because),
    right,
  }))
  const wrong = options.find(({ right }) => !right)
  const right = options.find((option) => option.right)
  if (wrong === undefined || right === undefined) throw new Error(`"${id}" has no such option`)
  return [wrong, right] as const
}

function chosenExercise(id: string) {
  const found: Exercise | undefined = exercises.find((exercise) => exercise.id === id)
  if (found?.kind !== 'choose') throw new Error(`"${id}" is not chosen from`)
  return found
}

const modelOf = (id: string) => modelAnswer(typedExercise(id))

/** Whether this is grammar code, which is loaded only if an answer is not in any of the exercise’s lists. */
const isGrammar = (address: string) => /\/assets\/(form-finder|(?:load-)?lexicon|near)-/.test(address)

for (const [how, handsOn] of Object.entries(people)) {
  test.describe(how, () => {
    // Some desktop computers have a touchscreen.
    test.use({ hasTouch: true })
    test(`a student gets each of the six verdicts ${how}, and always continues from the focused control`, async ({
      page,
    }) => {
      test.slow()
      const loaded: string[] = []
      page.on('request', (request) => {
        if (isGrammar(request.url())) loaded.push(request.url())
      })
      await openApp(page, '/grammar/ser-estar')
      const { press, type } = handsOn(page)
      const card = selfCheck(page)
      const button = (name: string) => card.getByRole('button', { name, exact: true })
      const verdict = (text: string) => card.getByRole('status').getByText(text, { exact: true })
      const answer = async (text: string) => {
        await type(card.getByRole('textbox'), text)
        await press(button('Check'))
      }
      /** Skips exercises until the one with this id is shown. */
      const goTo = async (id: string) => {
        const asked = card.getByText(typedExercise(id).en, { exact: true })
        while (!(await asked.isVisible())) await press(button('Skip for now'))
      }

      await press(page.getByRole('link', { name: 'Check yourself (12)' }))
      await goTo('what-like')
      await press(button('Check'))
      await expect(verdict('Not answered yet.')).toBeVisible()
      await answer(modelOf('what-like').replace('ó', 'o'))
      await expect(verdict('Right letters, but check the accents')).toBeVisible()
      await expect(card.getByText('Correct it and check again.')).toBeVisible()
      await answer(modelOf('what-like'))
      await expect(verdict('Correct')).toBeVisible()
      await expect(button('Next')).toBeFocused()
      await press(button('Next'))
      await isAtNext(card, /^1 of 12 right/)

      await goTo('very-hungry')
      const [mistake] = typedExercise('very-hungry').mistakes ?? []
      await answer(expand(mistake?.answer ?? '')[0] ?? '')
      await expect(verdict('Not yet')).toBeVisible()
      await expect(card.getByRole('status')).toContainText(plainRich(mistake?.because ?? ''))
      await expect(card.getByText('You’ll get this one again later.')).toBeVisible()
      await expect(button('Next')).toBeFocused()
      await press(button('Next'))
      await isAtNext(card, /^\d+ of 12 right/)
      // All of these answers were listed in the lesson, so the grammar code wasn’t needed.
      expect(loaded).toEqual([])

      await goTo('agree')
      await answer('Yo pienso distinto sobre esa idea.')
      await expect(verdict('We don’t recognise this answer')).toBeVisible()
      await expect(card.getByRole('status')).toBeFocused()
      await expect(verdict('Compare your answer with ours: does it mean the same?')).toBeVisible()
      await expect(verdict(modelOf('agree'))).toBeVisible()
      await expect(card.getByText('Yo pienso distinto sobre esa idea.')).toBeVisible()
      expect(loaded.length).toBeGreaterThan(0)
      await press(button('Mine means the same'))
      await isAtNext(card, /^2 of 12 right/)

      await goTo('many-cinemas')
      await answer(modelOf('many-cinemas').replace('muchos', 'mucho'))
      await expect(verdict('Not quite')).toBeVisible()
      await expect(card.getByRole('status')).toContainText(`We’d write ${modelOf('many-cinemas')}`)
      await expect(button('Next')).toBeFocused()
      await press(button('Next'))
      await isAtNext(card, /^\d+ of 12 right/)

      await goTo('better-than-book')
      await answer('La película me gusta más que el libro.')
      await expect(verdict('We don’t recognise this answer')).toBeVisible()
      await press(button('Mine is different'))
      await expect(card.getByRole('status')).toContainText(
        plainRich(typedExercise('better-than-book').because),
      )
      await expect(card.getByText(/^See:/)).toBeVisible()
      await expect(button('Next')).toBeFocused()
      await press(button('Next'))
      await isAtNext(card, /^2 of 12 right/)

      await goTo('hot-or-cold')
      await answer(modelOf('hot-or-cold'))
      await expect(verdict('Correct')).toBeVisible()
      await press(button('Next'))
      await isAtNext(card, /^3 of 12 right/)
      await expect(button('Check')).toBeVisible()
    })
  })
}

test('a student on a bus: the grammar fails to load, and the answer gets the best verdict possible without it', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => isGrammar(pathname),
    (route) => route.abort(),
  )
  const card = await practiceOf(page, 'uses-of-estar')
  await goOnTo(card, card.getByText(typedExercise('you-plural').en, { exact: true }))
  const field = card.getByRole('textbox')
  await field.fill('esstáis')
  await field.press('Enter')
  await expect(card.getByText('We don’t recognise this answer')).toBeVisible()
  await expect(card.getByRole('status')).toBeFocused()
  await expect(card.getByText('esstáis')).toBeVisible()
  await card.getByRole('button', { name: 'Mine is different' }).click()
  await card.getByRole('button', { name: 'Next' }).click()
  await isAtNext(card, '0 of 3 right')

  // The same is true of gap-fill exercises.
  await openApp(page, '/grammar/ser-estar#practice')
  const gaps = page.getByRole('region', { name: /twenty gaps/ })
  await gaps.getByRole('textbox').first().fill('xyz')
  await gaps.getByRole('button', { name: 'Check answers' }).click()
  await expect(gaps.getByText('0 of 20 right, 1 to compare')).toBeVisible()
})

test('a student on a slow network sees that the answer is being checked, and can’t change it meanwhile', async ({
  page,
}) => {
  let arrives = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route(
    ({ pathname }) => isGrammar(pathname),
    async (route) => {
      await arrived
      await route.continue()
    },
  )
  const card = await practiceOf(page, 'uses-of-estar')
  await goOnTo(card, card.getByText(typedExercise('you-plural').en, { exact: true }))
  const field = card.getByRole('textbox')
  await field.fill('esstáis')
  await field.press('Enter')
  await expect(card.getByRole('status')).toHaveText('Checking…')
  await expect(card.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-disabled', 'true')
  await expect(field).toHaveAttribute('readonly')
  arrives()
  await expect(card.getByText('Not quite')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Next' })).toBeFocused()
})

test('a student in a tunnel doesn’t wait for ever: the answer gets a verdict without the grammar, or is skipped for now', async ({
  page,
}) => {
  // The request never gets a response.
  await page.route(
    ({ pathname }) => isGrammar(pathname),
    () => {},
  )
  const card = await practiceOf(page, 'uses-of-estar')
  const field = card.getByRole('textbox')
  const later = card.getByRole('button', { name: 'Skip for now' })
  await goOnTo(card, card.getByText(typedExercise('you-plural').en, { exact: true }))
  await field.fill('esstáis')
  await field.press('Enter')
  await expect(card.getByText('Checking…')).toBeVisible()
  await later.click()
  await isAtNext(card, /^0 of 3 right/)
  await goOnTo(card, field)
  await field.fill('Esto no lo ha escrito nadie.')
  await field.press('Enter')
  await expect(card.getByText('We don’t recognise this answer')).toBeVisible()
})

test('a student who hides vosotros is asked the same exercises with ustedes', async ({ page }) => {
  const own = typedExercise('you-plural')
  if (own.kind !== 'fill') throw new Error('It is no gap')
  const asked = askedWithUstedes(own)
  const card = await practiceOf(page, own.teaches)
  const vosotros = selfCheck(page).getByRole('switch', { name: /vosotros/ })
  const skip = card.getByRole('button', { name: 'Skip for now' })
  const sentence = ({ sentence }: FillExercise) => card.getByText(sentence.replace('___', 'gap'))
  while (!(await sentence(own).isVisible())) await skip.click()
  await vosotros.uncheck()
  await expect(sentence(asked)).toBeVisible()
  await card.getByRole('textbox').fill(modelAnswer(asked))
  // The current exercise doesn’t change.
  await vosotros.check()
  await expect(sentence(asked)).toBeVisible()
  await card.getByRole('button', { name: 'Check' }).click()
  await expect(card.getByText('Correct', { exact: true })).toBeVisible()
})

test.describe('with a Spanish voice in the browser', () => {
  test.beforeEach(({ page }) =>
    // Headless Chromium has no voices, so this stub provides some.
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

  test('every form and every example can be played in the Spanish of Spain, slowly', async ({ page }) => {
    await openApp(page, '/grammar/ser-estar')
    await page
      .getByRole('table', { name: /^Present/ })
      .getByRole('button', { name: 'estáis' })
      .click()
    const spoken = () => page.evaluate(() => Reflect.get(window, 'spoken'))
    const form = { text: 'estáis', lang: 'es_ES', rate: 0.8 }
    await expect.poll(spoken).toEqual([form])
    await page.getByRole('button', { name: 'Listen to La fiesta es en mi casa.' }).first().click()
    await expect.poll(spoken).toEqual([form, { ...form, text: 'La fiesta es en mi casa.' }])
  })
})

test('a browser that lists no voices still tries; if nothing plays, a note says how to get a voice', async ({
  page,
}) => {
  // Headless Chromium lists no voices.
  await openApp(page, '/grammar/ser-estar')
  const anyListen = page.getByRole('button', { name: /^Listen/ })
  // Count only the buttons of the examples, because without a voice a dictation further down has nothing to ask.
  const listen = page
    .getByRole('region')
    .filter({ has: anyListen })
    .first()
    .getByRole('button', { name: /^Listen/ })
  const first = listen.first()
  const count = await listen.count()
  await first.click()
  const note = page.getByRole('note').filter({ hasText: 'This device’s voice isn’t working' })
  await expect(note).toBeFocused()
  // The buttons stay, so the text around them doesn’t move.
  await expect(listen).toHaveCount(count)
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(first).toBeFocused()
  await first.press('Enter')
  await expect(note.getByText(/text to speech/)).toBeInViewport()
})

test('a browser without a Spanish voice has no play button, and the page says how to get a voice', async ({
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
