import { afterEach, expect, test, vi } from 'vitest'

const text = { text: 'Querida Ana:', at: 1_700_000_000_000, bands: { task: 1 } }

/** The module as a newly opened page loads it. */
async function opened() {
  vi.resetModules()
  return import('./kept-texts')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a text is there when the page is opened again, until it is deleted', async () => {
  const before = await opened()
  before.keepText('a', text)
  before.keepText('b', { ...text, finished: true })
  const after = await opened()
  expect(after.keptText('a')).toEqual(text)
  expect(after.keptText('b').finished).toBe(true)
  expect(after.keptText('c')).toBe(after.blankText)
  after.forgetText('a')
  expect([...(await opened()).keptTexts().keys()]).toEqual(['b'])
  after.forgetTexts()
  expect(localStorage.length).toBe(0)
})

test('the later text of two tabs wins, and the text of another task doesn’t change', async () => {
  const one = await opened()
  one.keepText('a', text)
  const kept = one.keptText('a')
  const other = await opened()
  other.keepText('b', text)
  expect(one.keptText('a')).toBe(kept)
  other.keepText('a', { ...text, text: 'Querido Leo:' })
  expect(one.keptText('a').text).toBe('Querido Leo:')
})

test('the text stays until the page is closed if nothing more can be saved', async () => {
  const { keepText, keptText, textsStore } = await opened()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepText('a', text)
  expect(textsStore.isKept()).toBe(false)
  keepText('a', { ...text, text: 'Querida Ana: ¿Qué tal?' })
  expect(keptText('a').text).toBe('Querida Ana: ¿Qué tal?')
})

test('unknown data is skipped, and data from a newer version isn’t changed', async () => {
  for (const written of ['', '[]', '{"version":1,"texts":7}', '{"version":1,"texts":{"x":{"text":7}}}']) {
    localStorage.setItem('proxima-texts', written)
    expect((await opened()).keptTexts().size).toBe(0)
  }
  const newer = '{"version":2,"texts":{}}'
  localStorage.setItem('proxima-texts', newer)
  const { keepText, keptText, keptTexts } = await opened()
  expect(keptTexts().size).toBe(0)
  keepText('a', text)
  expect(keptText('a')).toEqual(text)
  expect(localStorage.getItem('proxima-texts')).toBe(newer)
})

test('the later text of a file and this device stays', async () => {
  const { keepText, keptText, textsForFile, takeTexts, forgetTexts } = await opened()
  keepText('a', text)
  const file = JSON.stringify({ version: 1, items: {}, texts: textsForFile() })
  forgetTexts()
  expect(takeTexts(file)).toBe(1)
  expect(keptText('a')).toEqual(text)
  keepText('a', { ...text, text: 'Later', at: text.at + 1 })
  takeTexts(file)
  expect(keptText('a').text).toBe('Later')
  expect(takeTexts('no file of ours')).toBe(0)
})

test('the valid texts of a file with impossible dates are loaded', async () => {
  const { keptTexts, takeTexts } = await opened()
  const at = (time: unknown) => ({ text: 'Hola', at: time, bands: {} })
  const file = {
    texts: { late: at(9e15), last: at(8.64e15), odd: at(1.5), none: at(null), good: at(8.64e15 - 1) },
  }
  expect(takeTexts(JSON.stringify(file))).toBe(1)
  const [kept] = keptTexts().values()
  expect(new Date(kept?.at ?? Number.NaN).toISOString()).toMatch(/^\+275760/)
})
