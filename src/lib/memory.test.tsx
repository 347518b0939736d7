import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const name = 'proxima-memory'
const hour = 3_600_000
const now = Date.UTC(2026, 10, 22, 10)

/** The store as a newly opened page finds it. */
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

describe('what is remembered on the device', () => {
  test('what a student missed is there the next day, and due', async () => {
    const before = await open()
    before.remember('exercise/ser-estar/soup', 'missed', now)
    await waitFor(() => expect(before.memory().get('exercise/ser-estar/soup')?.due).not.toBe(now))

    const after = await open()
    const item = after.memory().get('exercise/ser-estar/soup')
    expect(item?.answers).toEqual([{ at: now, grade: 'missed' }])
    expect(item?.due).toBeLessThan(now + hour)
    expect(after.isKnown(item)).toBe(false)
  })

  test('what is known comes back later each time, and what is missed again soon', async () => {
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

  test('what was missed comes back in ten minutes, what was known tomorrow', async () => {
    const { dueAfter } = await import('./schedule')
    expect(dueAfter([{ at: now, grade: 'missed' }]) - now).toBe(hour / 6)
    expect(dueAfter([{ at: now, grade: 'right' }]) - now).toBe(24 * hour)
  })

  test('what was missed under a key that was wrong is taken back, and nothing else is lost', async () => {
    const { memory, remember } = await open()
    const { takeBackMissed } = await import('./take-back-missed')
    const [first, second] = ['exercise/numbers-spanish/twenty-two', 'word/usar']
    const corrected = [first, second, 'word/mesa']
    const before = now - 3 * hour
    remember('exercise/ser-estar/soup', 'missed', before)
    remember(first, 'missed', before)
    remember(second, 'right', before)
    remember(second, 'missed', before + hour)
    takeBackMissed(corrected, now)
    expect([...memory().keys()].toSorted()).toEqual(['exercise/ser-estar/soup', second].toSorted())
    const item = memory().get(second)
    expect(item?.answers).toEqual([{ at: before, grade: 'right' }])
    expect(item?.due).toBeGreaterThanOrEqual(before + 24 * hour)
    expect((await open()).memory().size).toBe(2)
    // A miss after the key was corrected stays.
    remember(first, 'missed', now)
    takeBackMissed(corrected, now)
    expect(memory().get(first)?.answers).toHaveLength(1)
  })

  test('a clock that is set back is no error', async () => {
    const { dueAfter } = await import('./schedule')
    expect(
      dueAfter([
        { at: now, grade: 'right' },
        { at: now - 900 * hour, grade: 'right' },
      ]),
    ).toBeGreaterThan(now)
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '[1,2]'],
    ['no items', '{"version":1}'],
    ['an older version', '{"version":0,"items":{"a":[1,[1,2]]}}'],
    ['null', 'null'],
  ])('bad data (%s) is nothing, and is written over', async (_, text) => {
    localStorage.setItem(name, text)
    const store = await open()
    expect(store.memory().size).toBe(0)
    store.remember('word/mesa', 'right', now)
    expect((await open()).memory().size).toBe(1)
  })

  test('of bad items the good ones stay', async () => {
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

  test('what a newer version of the site has written is left as it is', async () => {
    const text = '{"version":2,"items":[]}'
    localStorage.setItem(name, text)
    const store = await open()
    store.remember('word/mesa', 'right', now)
    expect(store.memory().size).toBe(1)
    expect(localStorage.getItem(name)).toBe(text)
  })

  test('in a private window or on a full disk it lasts as long as the page, without an error', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = await open()
    store.remember('word/mesa', 'missed', now)
    store.remember('word/silla', 'right', now)
    expect([...store.memory().keys()]).toEqual(['word/mesa', 'word/silla'])
    store.forgetAll()
    expect(store.memory().size).toBe(0)
  })

  test('a browser that lets nobody read its storage remembers nothing, without an error', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect((await open()).memory().size).toBe(0)
  })

  test('what another tab remembers is told, and nothing of it is lost', async () => {
    const store = await open()
    const told = vi.fn()
    const stop = store.memoryStore.subscribe(told)
    store.remember('word/mesa', 'right', now)
    const other = await open()
    other.remember('word/silla', 'right', now)
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
    expect(told).toHaveBeenCalled()
    expect(store.memory().size).toBe(2)
    stop()
  })

  test('what the site no longer has is forgotten, and nothing else', async () => {
    const store = await open()
    store.remember('word/mesa', 'right', now)
    store.remember('word/silla', 'right', now)
    store.forget(['word/mesa'])
    expect([...(await open()).memory().keys()]).toEqual(['word/silla'])
  })

  test('an answer from the end of time, out of a file, leaves dates that can be shown', async () => {
    const store = await open()
    const last = 8.64e12 - 1
    store.importFrom(JSON.stringify({ version: 1, items: { 'word/mesa': [last, [last, 2]] } }))
    store.remember('word/mesa', 'right', now)
    await import('./schedule')
    await waitFor(() => expect(store.memory().get('word/mesa')?.answers).toHaveLength(2))
    const due = () => store.memory().get('word/mesa')?.due ?? Number.NaN
    expect(new Date(due()).toISOString()).toBeTruthy()
    // Nor once the scheduler has been asked.
    await vi.dynamicImportSettled()
    expect(new Date(due()).toISOString()).toBeTruthy()
  })

  test('a student takes it along: the later answer of two devices stays, and no other file is taken', async () => {
    const here = await open()
    here.remember('word/mesa', 'missed', now)
    here.remember('word/silla', 'right', now)
    const file = here.exported()
    here.forgetAll()
    here.remember('word/mesa', 'right', now + hour)
    expect(here.importFrom(file)).toBe(2)
    expect(here.isKnown(here.memory().get('word/mesa'))).toBe(true)
    expect(here.memory().size).toBe(2)
    expect(here.importFrom('a letter')).toBeNull()
    expect(here.importFrom('{"version":1,"items":{"__proto__":[1,[1,2]]}}')).toBe(1)
    expect(Object.prototype).not.toHaveProperty('answers')
  })
})
