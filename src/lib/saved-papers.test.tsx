import { afterEach, expect, test, vi } from 'vitest'

const paper = { answers: { one: [2], two: 'es más sano' }, judged: { two: true } }

/** Loads the module as a newly opened page would. */
async function opened() {
  vi.resetModules()
  return import('./saved-papers')
}

afterEach(() => localStorage.clear())

test('answers are there when the page is opened again, until they are deleted', async () => {
  const before = await opened()
  before.savePaper('reading/a', paper)
  before.savePaper('reading/b', { ...paper, result: { got: 3, of: 4, open: 0, at: 1_700_000_000_000 } })
  const after = await opened()
  expect(after.savedPaper('reading/a')).toEqual(paper)
  expect(after.savedPaper('reading/b').result?.got).toBe(3)
  expect(after.savedPaper('reading/c')).toBe(after.blankPaper)
  after.deletePaper('reading/a')
  expect([...(await opened()).savedPapers().keys()]).toEqual(['reading/b'])
  after.deletePapers()
  expect(localStorage.length).toBe(0)
})

test('unknown data is skipped, and data from a newer version isn’t changed', async () => {
  for (const text of ['', '[]', '{"version":1,"papers":7}', '{"version":1,"papers":{"x":null}}']) {
    localStorage.setItem('proxima-papers', text)
    expect((await opened()).savedPapers().size).toBe(0)
  }
  localStorage.setItem(
    'proxima-papers',
    '{"version":1,"papers":{"x":{"answers":{"a":[-1],"b":"ok","c":5},"judged":{"b":"yes"},"result":{"got":1}}}}',
  )
  expect((await opened()).savedPaper('x')).toEqual({ answers: { b: 'ok' }, judged: {} })
  const newer = '{"version":2,"papers":{}}'
  localStorage.setItem('proxima-papers', newer)
  const { savePaper, savedPaper, savedPapers, papersStore } = await opened()
  expect(savedPapers().size).toBe(0)
  savePaper('reading/a', paper)
  expect(savedPaper('reading/a')).toEqual(paper)
  expect(papersStore.isKept()).toBe(false)
  expect(localStorage.getItem('proxima-papers')).toBe(newer)
})

test('loading a file adds answers and removes none', async () => {
  const { savePaper, savedPaper, exportPapers, importPapers, deletePapers } = await opened()
  savePaper('reading/a', paper)
  const file = JSON.stringify({ version: 1, items: {}, papers: exportPapers() })
  deletePapers()
  savePaper('reading/b', paper)
  expect(importPapers(file)).toBe(1)
  savePaper('reading/a', { answers: { one: [0] }, judged: {} })
  expect(importPapers(file)).toBe(1)
  expect(savedPaper('reading/a').answers).toEqual({ one: [0] })
  expect(savedPaper('reading/b')).toEqual(paper)
  expect(importPapers('no file of ours')).toBe(0)
})

test('the answers of a file with an impossible date are loaded without the date', async () => {
  const { savedPaper, importPapers } = await opened()
  const result = { got: 1, of: 2, open: 0, at: 9e15 }
  expect(importPapers(JSON.stringify({ papers: { 'reading/a': { ...paper, result } } }))).toBe(1)
  expect(savedPaper('reading/a')).toEqual(paper)
})
