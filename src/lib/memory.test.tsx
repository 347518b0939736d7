import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const name = 'proxima-memory'
const hour = 3_600_000
const now = Date.UTC(2026, 10, 22, 10)

/** Loads the store as a newly opened page would. */
async function open() {
  vi.resetModules()
  return import('./memory')
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the memory of Repaso on a device', () => {
  test('still has a missed exercise the next day, which is due', async () => {
    const before = await open()
    before.recordAnswer('exercise/ser-estar/soup', 'missed', now)
    await waitFor(() => expect(before.memory().get('exercise/ser-estar/soup')?.due).not.toBe(now))

    const after = await open()
    const item = after.memory().get('exercise/ser-estar/soup')
    expect(item?.answers).toEqual([{ at: now, grade: 'missed' }])
    expect(item?.due).toBeLessThan(now + hour)
    expect(after.isKnown(item)).toBe(false)
  })

  test('makes a known item wait longer each time, and a missed one only a short time', async () => {
    const { dueAfter } = await import('./schedule')
    const answers = [{ at: now, grade: 'right' as const }]
    const waits: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const due = dueAfter(answers)
      waits.push(due - (answers.at(-1)?.at ?? 0))
      answers.push({ at: due, grade: 'right' })
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(waits.at(-1)).toBeGreaterThan(48 * hour)
    const missed = [...answers, { at: answers.at(-1)?.at ?? 0, grade: 'missed' as const }]
    expect(dueAfter(missed) - (missed.at(-1)?.at ?? 0)).toBeLessThan(hour)
  })

  test('brings back a missed item in ten minutes and a known one the next day', async () => {
    const { dueAfter } = await import('./schedule')
    expect(dueAfter([{ at: now, grade: 'missed' }]) - now).toBe(hour / 6)
    expect(dueAfter([{ at: now, grade: 'right' }]) - now).toBe(24 * hour)
  })

  test('takes back answers that were marked wrong by a mistake of ours, and loses nothing else', async () => {
    const { memory, recordAnswer } = await open()
    const { removeUnfairMisses } = await import('./remove-unfair-misses')
    const [first, second] = ['exercise/numbers-spanish/twenty-two', 'word/usar']
    const corrected = [first, second, 'word/mesa']
    const before = now - 3 * hour
    recordAnswer('exercise/ser-estar/soup', 'missed', before)
    recordAnswer(first, 'missed', before)
    recordAnswer(second, 'right', before)
    recordAnswer(second, 'missed', before + hour)
    removeUnfairMisses(corrected, now)
    expect([...memory().keys()].toSorted()).toEqual(['exercise/ser-estar/soup', second].toSorted())
    const item = memory().get(second)
    expect(item?.answers).toEqual([{ at: before, grade: 'right' }])
    expect(item?.due).toBeGreaterThanOrEqual(before + 24 * hour)
    expect((await open()).memory().size).toBe(2)
    // A miss that is recorded after the answer key was corrected is not removed.
    recordAnswer(first, 'missed', now)
    removeUnfairMisses(corrected, now)
    expect(memory().get(first)?.answers).toHaveLength(1)
  })

  test('counts from the latest answer if the clock was fast and is set right', async () => {
    const { dueAfter } = await import('./schedule')
    const due = dueAfter([
      { at: now + 900 * hour, grade: 'right' },
      { at: now, grade: 'right' },
    ])
    expect(due).toBeGreaterThan(now)
    expect(due).toBeLessThan(now + 400 * hour)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '[1,2]'],
    ['no items', '{"version":1}'],
    ['an older version', '{"version":0,"items":{"a":[1,[1,2]]}}'],
    ['null', 'null'],
  ])('ignores bad data (%s) and overwrites it', async (_, text) => {
    localStorage.setItem(name, text)
    const store = await open()
    expect(store.memory().size).toBe(0)
    store.recordAnswer('word/mesa', 'right', now)
    expect((await open()).memory().size).toBe(1)
  })

  test('keeps the good items if others are bad', async () => {
    localStorage.setItem(
      name,
      JSON.stringify({
        version: 1,
        items: {
          good: [5, [4, 2]],
          'no answers': [5],
          'no time': ['x', [4, 2]],
          'no grade': [5, [4, 9]],
          odd: 7,
          late: [1e300, [1, 2]],
        },
      }),
    )
    expect([...(await open()).memory().keys()]).toEqual(['good'])
  })

  test('doesn’t change data from a newer version of the site', async () => {
    const text = '{"version":2,"items":[]}'
    localStorage.setItem(name, text)
    const store = await open()
    store.recordAnswer('word/mesa', 'right', now)
    expect(store.memory().size).toBe(1)
    expect(localStorage.getItem(name)).toBe(text)
  })

  test('lasts as long as the page in a private window or on a full disk, without an error', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = await open()
    store.recordAnswer('word/mesa', 'missed', now)
    store.recordAnswer('word/silla', 'right', now)
    expect([...store.memory().keys()]).toEqual(['word/mesa', 'word/silla'])
    store.clearMemory()
    expect(store.memory().size).toBe(0)
  })

  test('is empty if the browser blocks storage, without an error', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect((await open()).memory().size).toBe(0)
  })

  test('gets updates from another tab, and loses nothing of them', async () => {
    const store = await open()
    const listener = vi.fn()
    const stop = store.memoryStore.subscribe(listener)
    store.recordAnswer('word/mesa', 'right', now)
    const other = await open()
    other.recordAnswer('word/silla', 'right', now)
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(listener).toHaveBeenCalled()
    expect(store.memory().size).toBe(2)
    stop()
  })

  test('is read again when the page comes out of the back/forward cache, where it got no events', async () => {
    const store = await open()
    const listener = vi.fn()
    const stop = store.memoryStore.subscribe(listener)
    const other = await open()
    other.recordAnswer('word/silla', 'right', now)
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    stop()
    expect(listener).toHaveBeenCalledOnce()
    expect(store.memory().size).toBe(1)
  })

  test('deletes items that the site no longer has, and nothing else', async () => {
    const store = await open()
    store.recordAnswer('word/mesa', 'right', now)
    store.recordAnswer('word/silla', 'right', now)
    store.removeItems(['word/mesa'])
    expect([...(await open()).memory().keys()]).toEqual(['word/silla'])
  })

  test('keeps dates valid if a file has an answer from the distant future', async () => {
    const store = await open()
    const last = 8.64e12 - 1
    store.importMemory(JSON.stringify({ version: 1, items: { 'word/mesa': [last, [last, 2]] } }))
    store.recordAnswer('word/mesa', 'right', now)
    await import('./schedule')
    await waitFor(() => expect(store.memory().get('word/mesa')?.answers).toHaveLength(2))
    const due = () => store.memory().get('word/mesa')?.due ?? Number.NaN
    expect(new Date(due()).toISOString()).toBeTruthy()
    // The date is still valid after the scheduler has run.
    await vi.dynamicImportSettled()
    expect(new Date(due()).toISOString()).toBeTruthy()
  })

  test('can be downloaded and loaded: the later answer of two devices stays, and no other file is accepted', async () => {
    const here = await open()
    here.recordAnswer('word/mesa', 'missed', now)
    here.recordAnswer('word/silla', 'right', now)
    const file = here.exportMemory()
    here.clearMemory()
    here.recordAnswer('word/mesa', 'right', now + hour)
    expect(here.importMemory(file)).toBe(2)
    expect(here.isKnown(here.memory().get('word/mesa'))).toBe(true)
    expect(here.memory().size).toBe(2)
    expect(here.importMemory('a letter')).toBeNull()
    expect(here.importMemory('{"version":1,"items":{"__proto__":[1,[1,2]]}}')).toBe(1)
    expect(Object.prototype).not.toHaveProperty('answers')
  })
})
