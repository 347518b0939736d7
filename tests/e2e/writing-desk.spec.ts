import { writingIds } from '../../src/content/rooms/writing-ids'
import { expectAccessible } from '../support/accessibility'
import { expect, holdBack, openApp, test } from '../support/journey-test'

const task = 'igcse-saturday-job'
const field = 'Your text'

test('a student chooses a task, writes, finds the text again after a crash, and starts again by mistake', async ({
  page,
}) => {
  await openApp(page, '/write')
  await expect(page.getByRole('heading', { level: 1, name: 'Writing practice' })).toBeVisible()
  await page.getByRole('link', { name: 'Working on Saturdays' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Working on Saturdays' })).toBeFocused()
  await expect(page.getByText('¿Dónde trabajas y desde cuándo?')).toHaveAttribute('lang', 'es')
  await expect(page.getByText('Where do you work, and how long have you worked there?')).toBeHidden()
  await page.getByText('The task in English').click()
  await expect(page.getByText('Where do you work, and how long have you worked there?')).toBeVisible()

  await page.getByRole('button', { name: 'Start the clock: 16 minutes' }).click()
  await expect(page.getByRole('timer')).toContainText('Time left: 1')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect(page.getByText('The clock is running.')).toBeVisible()
  await page.getByRole('button', { name: 'Hide the clock' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)

  const text = page.getByRole('textbox', { name: field })
  await text.pressSequentially('Hola, Hugo: ')
  await page.getByRole('button', { name: 'Type ¿' }).click()
  await text.pressSequentially('Qué tal?')
  await expect(text).toHaveValue('Hola, Hugo: ¿Qué tal?')
  await expect(page.getByText('4 words: at least 76 to go')).toBeVisible()
  await text.fill(`Hola, Hugo: ¿Qué tal? ${'muy '.repeat(90)}`)
  await expect(page.getByText('94 words: 4 over the limit')).toBeVisible()
  await expect(page.getByText('Over the limit of 90 words.')).toBeAttached()

  await text.fill('Hola, Hugo: ¿Qué tal?')
  await page.reload()
  await expect(page.getByText('Restored: 4 words, last edited here on')).toBeVisible()
  await expect(text).toHaveValue('Hola, Hugo: ¿Qué tal?')

  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Delete both' }).click()
  await expect(text).toHaveValue('')
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await expect(text).toHaveValue('Hola, Hugo: ¿Qué tal?')
})

test('a letter from the keys can be undone, and so can everything before it', async ({ page }) => {
  await openApp(page, `/write/${task}`)
  const text = page.getByRole('textbox', { name: field })
  await text.pressSequentially('abc')
  await text.press('ControlOrMeta+a')
  await text.press('Delete')
  await text.pressSequentially('ma')
  await page.getByRole('button', { name: 'Type ñ' }).click()
  await expect(text).toHaveValue('mañ')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('ma')
  for (const _ of 'ma') await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('abc')
})

test('a letter from the keys goes where it belongs in a word that a phone’s keyboard is composing', async ({
  page,
}) => {
  await openApp(page, `/write/${task}`)
  const text = page.getByRole('textbox', { name: field })
  const keyboard = await page.context().newCDPSession(page)
  const compose = (word: string) =>
    keyboard.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
    })
  await text.fill('Vivo en ')
  for (const word of ['Es', 'Espa']) await compose(word)
  await page.getByRole('button', { name: 'Type ñ' }).click()
  await expect(text).toHaveValue('Vivo en Españ')
  await compose('a')
  await keyboard.send('Input.insertText', { text: 'a.' })
  await expect(text).toHaveValue('Vivo en España.')
})

test('a student who has magnified the page four times clicks into the middle of their text, and continues', async ({
  page,
}) => {
  await openApp(page, `/write/${task}`)
  await page.setViewportSize({ width: 320, height: 200 })
  const text = page.getByRole('textbox', { name: field })
  await text.fill('Hola, Hugo: ¿qué tal? '.repeat(10))
  await text.click()
  await expect(text).toBeFocused()
})

test('a student on a slow connection writes before the saved text has loaded, and has both', async ({
  page,
}) => {
  await openApp(page, `/write/${task}`)
  const text = page.getByRole('textbox', { name: field })
  await text.fill('Hola, Hugo:')
  const release = await holdBack(page, /\/assets\/(?!boot-)[^/]*\.js$/)
  await page.goto(`/write/${task}`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await text.pressSequentially('Trabajo los sábados.')
  release()
  await expect(text).toHaveValue('Hola, Hugo:\nTrabajo los sábados.')
  await page.reload()
  await expect(text).toHaveValue('Hola, Hugo:\nTrabajo los sábados.')
})

test('a student with two tabs keeps the later text, and the other tab says so', async ({ page, context }) => {
  await openApp(page, `/write/${task}`)
  const text = page.getByRole('textbox', { name: field })
  await text.fill('Hola.')
  const other = await context.newPage()
  await openApp(other, `/write/${task}`)
  await other.getByRole('textbox', { name: field }).fill('Hola, Hugo.')
  await expect(page.getByText('This text was changed in another tab')).toBeVisible()
  await expect(text).toHaveValue('Hola, Hugo.')
  await page.getByRole('button', { name: 'Use mine instead' }).click()
  await expect(other.getByRole('textbox', { name: field })).toHaveValue('Hola.')
})

test('a student has a text checked without a grade, marks it by the criteria, and then reads the model', async ({
  page,
}) => {
  await openApp(page, `/write/${task}`)
  await expect(page.getByText('Desde marzo trabajo los sábados')).toBeHidden()
  await page
    .getByRole('textbox', { name: field })
    .fill(
      'Hola, Hugo: Que tal? Soy quince años y trabajaba en una tienda, pero ayer tambien fui al cine. Voy a ahorrar. Hablamos de ti los Domingos en casa.',
    )
  await page.getByRole('button', { name: 'I’ve finished' }).click()
  await expect(page.getByRole('heading', { name: 'Check your text' })).toBeFocused()
  const check = page.getByRole('region', { name: 'Check your text' })
  await expect(check.getByText('Soy quince años', { exact: true })).toBeVisible()
  await expect(check.getByText('también', { exact: true })).toBeVisible()
  await expect(check.getByText('Missing ¿ at the start')).toBeVisible()
  await expect(check.getByText('los domingos', { exact: true })).toBeVisible()
  await expect(check.getByText('present or preterite')).toBeVisible()
  await expect(check.getByText('voy a ahorrar')).toBeVisible()
  await expect(check).not.toContainText(/grade|score|out of/)
  await expect(page.getByText('Desde marzo trabajo los sábados')).toBeHidden()

  const own = page.getByRole('region', { name: 'Your own mark' })
  await own.getByRole('radio').first().check()
  await expect(own.getByText('Your own mark: 10–12 of 12.')).toBeVisible()
  await expect(page.getByText('Desde marzo trabajo los sábados')).toBeVisible()
  await page.reload()
  await expect(own.getByText('Your own mark: 10–12 of 12.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('¿Dónde trabajas y desde cuándo?')).toBeVisible()
  await expect(page.getByText('Soy quince años y trabajaba', { exact: false }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plan' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await openApp(page, '/about#device')
  await expect(page.getByText('1 text of your own')).toBeVisible()
})

test('a student whose browser saves nothing writes, has the text checked, and is told to copy it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openApp(page, `/write/${task}`)
  const text = page.getByRole('textbox', { name: field })
  await text.fill('Voy a compro un libro en Septiembre, y el tambien es quince años.')
  await expect(page.getByText('This browser has no room to save your text')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve finished' }).click()
  const check = page.getByRole('region', { name: 'Check your text' })
  await expect(check.getByText('Voy a compro', { exact: true })).toBeVisible()
  await expect(check.getByText('en septiembre', { exact: true })).toBeVisible()
  await expect(check.getByText('él también es', { exact: true })).toBeVisible()
  await expect(text).toHaveValue(/^Voy a compro/)
})

test('a student downloads a text as a file', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
  await openApp(page, `/write/${task}`)
  await page.getByRole('textbox', { name: field }).fill('Hola, Hugo.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as a file' }).click()
  expect((await download).suggestedFilename()).toBe(`proxima-${task}.txt`)
  await expect(page.getByText(`Saved as proxima-${task}.txt.`)).toBeVisible()
})

test('axe finds nothing in the writing room with its findings, and it fits a narrow phone', async ({
  page,
}) => {
  await openApp(page, `/write/${task}`)
  await page.getByRole('textbox', { name: field }).fill('Soy quince años. Tambien hablo Español, pero no se.')
  await page.getByRole('button', { name: 'I’ve finished' }).click()
  await expect(page.getByRole('heading', { name: 'Check your text' })).toBeFocused()
  await expectAccessible(page)
})

test('each task has a page', async ({ page }) => {
  await openApp(page, '/write')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(writingIds.length)
})
