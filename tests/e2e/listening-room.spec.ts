import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import { expect, openApp, settled, test } from '../support/journey-test'

const passage = '/listen/igcse-adventure-park'

interface Spoken {
  text: string
  rate: number
  pitch: number
  voice: string | undefined
}

/** Headless Chromium has no voices. This stub provides some, and finishes each sentence immediately. */
const giveVoices = (page: Page, voices: readonly { name: string; lang: string }[]) =>
  page.addInitScript((all) => {
    const spoken: Spoken[] = []
    Object.defineProperty(window, 'spoken', { value: spoken })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        // Some browsers return new objects each time.
        getVoices: () => all.map((voice) => ({ ...voice })),
        addEventListener: () => {},
        removeEventListener: () => {},
        cancel: () => {},
        speak: ({ text, rate, pitch, voice, onend }: SpeechSynthesisUtterance) => {
          spoken.push({ text, rate, pitch, voice: voice?.name })
          setTimeout(() => onend?.call(new EventTarget() as never, {} as never), 5)
        },
      },
    })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        lang = ''
        rate = 1
        pitch = 1
        voice = null
        constructor(readonly text: string) {}
      },
    })
  }, voices)

const bothSexes = [
  { name: 'Daniel', lang: 'en-GB' },
  { name: 'Mónica', lang: 'es-ES' },
  { name: 'Jorge', lang: 'es-ES' },
  { name: 'Paulina', lang: 'es-MX' },
]

const spokenOn = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => Reflect.get(window, 'spoken') as Spoken[])

async function lastSpoken(page: Page): Promise<string> {
  return (await spokenOn(page)).at(-1)?.text ?? ''
}

test('a student plays a recording twice and answers, and the answers show and say the sentence that proves them', async ({
  page,
}) => {
  await giveVoices(page, bothSexes)
  await openApp(page, '/listen')
  await page.getByRole('link', { name: 'Bienvenidos al parque Valdelobos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenidos al parque Valdelobos')
  await expect(page.getByText('Y tranquilos: las fotos').first()).toBeHidden()

  // A teacher copies the first sheets for the class, so the lines that prove the answers are on later sheets, after the
  // questions.
  const whose = page.getByText(/^Name: _+ Class: _+ Date: _+$/)
  await expect(whose).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(whose).toBeVisible()
  await expect(page.getByRole('heading', { name: 'To be read aloud, twice' })).toBeVisible()
  const printed = await page.getByRole('main').innerText()
  const places = ['¿A qué hora sale el autobús?', 'To be read aloud, twice', 'Y tranquilos: las fotos'].map(
    (text) => printed.indexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  for (const name of ['To be read aloud, twice', 'Answer key']) {
    const sheet = page.locator('main div', {
      has: page.locator('> h2', { hasText: new RegExp(`^${name}$`) }),
    })
    await expect(sheet).toHaveCSS('break-before', 'page')
    await expect(sheet).toContainText('For the teacher.')
  }
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Play twice, at ×0.8' }).click()
  await expect(page.getByText('Read the questions')).toBeVisible()
  const said = await spokenOn(page)
  expect(said.map(({ text }) => text)).toEqual([
    'Vas a oír a la directora y a un monitor de un parque de aventuras, que hablan a un grupo de visitantes.',
  ])
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText('Pause. Check your answers. You’ll hear it again.')).toBeVisible()
  const once = await spokenOn(page)
  expect(once.find(({ text }) => text.startsWith('Yo soy Marta'))).toMatchObject({
    voice: 'Mónica',
    rate: 0.8,
  })
  expect(once.find(({ text }) => text.startsWith('Las mochilas'))).toMatchObject({ voice: 'Jorge', pitch: 1 })
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.getByText(/^You won’t hear it again/)).toBeVisible()
  expect((await spokenOn(page)).filter(({ text }) => text.startsWith('Yo soy Marta'))).toHaveLength(2)

  await page.getByRole('radio', { name: /phones/ }).check()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText('1 of 8 marks')).toBeInViewport()
  await page.getByRole('button', { name: 'Play them los móviles se quedan aquí, en la entrada' }).click()
  await expect.poll(() => lastSpoken(page)).toMatch(/^Y tranquilos/)
  await page.getByRole('link', { name: /^Show them los móviles/ }).click()
  await expect(page.getByRole('link', { name: 'Proves question 1', exact: true })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to listening practice' }).click()
  await expect(page.getByText(/^✓ 1 of 8 on /)).toBeVisible()
})

test('a student chooses Latin America and a slower voice, and both are still chosen the next day', async ({
  page,
}) => {
  await giveVoices(page, bothSexes)
  await openApp(page, passage)
  await page.getByText('Voices and speed').click()
  await expect(page.getByText('Óscar: Jorge (Spain)')).toBeVisible()
  await page.getByRole('radio', { name: 'America' }).check()
  await page.getByRole('slider', { name: 'Speed' }).press('ArrowLeft')
  await expect(page.getByText('Marta: Paulina (Mexico)')).toBeVisible()
  await page.reload()
  await settled(page)
  await page.getByText('Voices and speed').click()
  await expect(page.getByRole('radio', { name: 'America' })).toBeChecked()
  await page.getByText('Line by line').click()
  await page.getByRole('button', { name: 'Line 5, Marta' }).click()
  await expect
    .poll(() => spokenOn(page))
    .toEqual([{ text: '¿Y si alguien tiene miedo arriba?', rate: 0.7, pitch: 1, voice: 'Paulina' }])
})

test('a student writes down ten prices; the one that they missed comes back before the round ends', async ({
  page,
}) => {
  await giveVoices(page, bothSexes)
  await openApp(page, '/listen')
  const kinds = page.getByRole('group', { name: 'What do you want to hear?' })
  for (const kind of await kinds.getByRole('checkbox').all()) await kind.uncheck()
  await page.getByRole('button', { name: 'Ten questions' }).click()
  await expect(page.getByText(/choose at least one kind/)).toBeFocused()
  await kinds.getByRole('checkbox', { name: 'Prices' }).check()
  await page.getByRole('button', { name: 'Ten questions' }).click()

  const field = page.getByRole('textbox', { name: 'How much is it?' })
  await expect(field).toBeFocused()
  await expect.poll(() => lastSpoken(page)).not.toBe('')
  const missed = await lastSpoken(page)
  await field.fill('un millón')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not yet')).toBeVisible()
  await expect(page.getByText(missed)).toBeVisible()
  await expectAccessible(page)
  for (let left = 10; left > 0; left -= 1) {
    const before = (await spokenOn(page)).length
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(field).toBeFocused()
    await expect.poll(async () => (await spokenOn(page)).length).toBeGreaterThan(before)
    const heard = await lastSpoken(page)
    if (left === 1) expect(heard).toBe(missed)
    await field.fill(heard)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByText('9 of 10 right first time')).toBeFocused()
  await page.getByRole('button', { name: 'Choose different kinds' }).click()
  await expect(kinds.getByRole('checkbox', { name: 'Dates' })).not.toBeChecked()
})

test('a student writes down a spelt name and sees letter by letter what is different', async ({ page }) => {
  await giveVoices(page, bothSexes)
  await openApp(page, '/listen')
  const kinds = page.getByRole('group', { name: 'What do you want to hear?' })
  for (const kind of await kinds.getByRole('checkbox').all()) await kind.uncheck()
  await kinds.getByRole('checkbox', { name: 'Names spelt out' }).check()
  await page.getByRole('button', { name: 'Until I stop' }).click()
  await page.getByRole('button', { name: 'Slowly' }).click()
  await expect.poll(async () => (await spokenOn(page)).at(-1)?.rate).toBe(0.6)
  await page.getByRole('textbox', { name: 'Which name is being spelt out?' }).fill('xqx')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('rowheader', { name: 'Answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop here' }).click()
  await expect(page.getByRole('heading', { name: 'Endless dictation' })).toBeFocused()
})

test('a student on a phone presses Play and has the questions in view, to read them in time', {
  tag: '@phone',
}, async ({ page }) => {
  await giveVoices(page, bothSexes)
  await openApp(page, passage)
  const questions = page.getByRole('heading', { name: 'The questions' })
  await expect(questions).not.toBeInViewport()
  await page.getByRole('button', { name: /^Play twice/ }).click()
  await expect(questions).toBeInViewport()
  const barEnd = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  expect((await questions.boundingBox())?.y).toBeGreaterThanOrEqual(barEnd)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport()
})

test('a student without a Spanish voice reads how to get one, and is offered reading instead', async ({
  page,
}) => {
  await giveVoices(page, [{ name: 'Daniel', lang: 'en-GB' }])
  await openApp(page, '/listen')
  await expect(page.getByText(/no Spanish voice, so/)).toHaveCount(1)
  // No space is reserved for the settings that need a voice.
  const dictation = page.getByRole('region', { name: 'Endless dictation' })
  expect((await dictation.boundingBox())?.height).toBeLessThan(350)
  await page.getByRole('link', { name: 'how to get one' }).click()
  await expect(page.getByRole('region', { name: 'Voices and speed' })).toBeFocused()
  await page.getByText('How to get one in a minute').click()
  await expect(page.getByText(/\(probably this device\)/)).toBeInViewport()
  await expect(page.getByRole('term')).toHaveCount(0)
  await page.getByText('On another device').click()
  const devices = ['Android', 'iPhone or iPad', 'Windows', 'Chromebook', 'Mac', 'Linux']
  await expect(page.getByRole('term')).toHaveCount(devices.length - 1)
  for (const device of devices)
    await expect(
      page
        .getByRole('term')
        .or(page.getByText(/probably this device/))
        .filter({ hasText: device })
        .first(),
    ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ten questions' })).toBeHidden()
  await expectAccessible(page)
  await page.goto(passage)
  await page.getByRole('button', { name: 'Read the transcript' }).click()
  await expect(page.getByText('Y tranquilos: las fotos').first()).toBeInViewport()
  await page.getByRole('radio', { name: /phones/ }).check()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText('1 of 8 marks')).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Reading practice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reading practice' })).toBeVisible()
  await page.goto('/listen/no-such-passage')
  await expect(page.getByRole('heading', { level: 1, name: 'Recording Not Found' })).toBeVisible()
})

test('a browser that lists no voices isn’t said to have one, and the page soon says that nothing plays', async ({
  page,
}) => {
  await page.clock.install()
  await giveVoices(page, [])
  await page.addInitScript(() => {
    window.speechSynthesis.speak = () => {}
  })
  await openApp(page, '/listen')
  const voices = page.getByRole('region', { name: 'Voices and speed' })
  await expect(voices.getByText(/^We can’t tell yet whether this browser can speak Spanish/)).toBeVisible()
  await voices.getByRole('button', { name: 'Try' }).click()
  await page.clock.runFor(4000)
  await expect(voices.getByText('This device’s voice isn’t working')).toBeVisible()
})

test('a student whose browser saves nothing can still answer a recording, and is told', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await giveVoices(page, bothSexes)
  await openApp(page, passage)
  await page.getByText('Voices and speed').click()
  await page.getByRole('radio', { name: 'America' }).check()
  await expect(page.getByText('This browser doesn’t save anything, so your choice only lasts')).toBeVisible()
  await expect(page.getByText('Marta: Paulina (Mexico)')).toBeVisible()
  await page.getByRole('radio', { name: /phones/ }).check()
  await expect(
    page.getByText('This browser doesn’t save anything, so your answers are only here'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Check them as they are' }).click()
  await expect(page.getByText('1 of 8 marks')).toBeInViewport()
})

test('a student’s choice of voice in the listening room also applies to the speaking room, and vice versa', async ({
  page,
}) => {
  await giveVoices(page, bothSexes)
  await openApp(page, '/listen')
  await page.getByRole('radio', { name: 'America' }).check()
  await page.goto('/speak')
  await page.getByRole('region', { name: 'IGCSE role plays' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Begin the role play' }).click()
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatchObject({ voice: 'Paulina', rate: 0.8 })
  await page.getByText('Voice and speed').click()
  await page.getByRole('slider', { name: 'Speed' }).press('ArrowLeft')
  await page.getByRole('radio', { name: 'Spain' }).check()
  await page.getByRole('button', { name: 'Listen again' }).click()
  await expect.poll(async () => (await spokenOn(page)).at(-1)).toMatchObject({ voice: 'Mónica', rate: 0.7 })
  await page.goto('/listen')
  await expect(page.getByRole('radio', { name: 'Spain' })).toBeChecked()
  await expect(page.getByText('× 0.7')).toBeVisible()
})
