import { afterEach, expect, test, vi } from 'vitest'

const text = { text: 'Querida Ana:', at: 1_700_000_000_000, bands: { task: 1 } }

/** Loads the module as a newly opened page would. */
async function opened() {
  vi.resetModules()
  return import('./saved-texts')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a text is there when the page is opened again, until it is deleted', async () => {
  const before = await opened()
  before.saveText('a', text)
  before.saveText('b', { ...text, finished: true })
  const after = await opened()
  expect(after.savedText('a')).toEqual(text)
  expect(after.savedText('b').finished).toBe(true)
  expect(after.savedText('c')).toBe(after.blankText)
  after.deleteText('a')
  expect([...(await opened()).savedTexts().keys()]).toEqual(['b'])
  after.deleteTexts()
  expect(localStorage.length).toBe(0)
})

test('the later text of two tabs wins, and the text of another task doesn’t change', async () => {
  const one = await opened()
  one.saveText('a', text)
  const kept = one.savedText('a')
  const other = await opened()
  other.saveText('b', text)
  expect(one.savedText('a')).toBe(kept)
  other.saveText('a', { ...text, text: 'Querido Leo:' })
  expect(one.savedText('a').text).toBe('Querido Leo:')
})

test('the text stays until the page is closed if nothing more can be saved', async () => {
  const { saveText, savedText, textsStore } = await opened()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveText('a', text)
  expect(textsStore.isKept()).toBe(false)
  saveText('a', { ...text, text: 'Querida Ana: ¿Qué tal?' })
  expect(savedText('a').text).toBe('Querida Ana: ¿Qué tal?')
})

test('unknown data is skipped, and data from a newer version isn’t changed', async () => {
  for (const written of ['', '[]', '{"version":1,"texts":7}', '{"version":1,"texts":{"x":{"text":7}}}']) {
    localStorage.setItem('proxima-texts', written)
    expect((await opened()).savedTexts().size).toBe(0)
  }
  const newer = '{"version":2,"texts":{}}'
  localStorage.setItem('proxima-texts', newer)
  const { saveText, savedText, savedTexts } = await opened()
  expect(savedTexts().size).toBe(0)
  saveText('a', text)
  expect(savedText('a')).toEqual(text)
  expect(localStorage.getItem('proxima-texts')).toBe(newer)
})

test('the later text of a file and this device stays', async () => {
  const { saveText, savedText, exportTexts, importTexts, deleteTexts } = await opened()
  saveText('a', text)
  const file = JSON.stringify({ version: 1, items: {}, texts: exportTexts() })
  deleteTexts()
  expect(importTexts(file)).toBe(1)
  expect(savedText('a')).toEqual(text)
  saveText('a', { ...text, text: 'Later', at: text.at + 1 })
  importTexts(file)
  expect(savedText('a').text).toBe('Later')
  expect(importTexts('no file of ours')).toBe(0)
})

test('the valid texts of a file with impossible dates are loaded', async () => {
  const { savedTexts, importTexts } = await opened()
  const at = (time: unknown) => ({ text: 'Hola', at: time, bands: {} })
  const file = {
    texts: { late: at(9e15), last: at(8.64e15), odd: at(1.5), none: at(null), good: at(8.64e15 - 1) },
  }
  expect(importTexts(JSON.stringify(file))).toBe(1)
  const [kept] = savedTexts().values()
  expect(new Date(kept?.at ?? Number.NaN).toISOString()).toMatch(/^\+275760/)
})
