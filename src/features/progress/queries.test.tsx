import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { LessonType } from '@/content/registry'
import { json, startStubServer } from '../../../tests/support/stub-server'
import { type ProgressRow, progressQuery, summarise } from './queries'

const row = (
  topic_id: string,
  topic_type: LessonType,
  rating: number | null,
  completed = true,
): ProgressRow => ({
  topic_id,
  topic_type,
  completed,
  rating,
})

describe('Ana’s summary', () => {
  test('is zero and has no rating if nothing is done', () => {
    expect(summarise([])).toEqual({
      total_completed: 0,
      grammar_completed: 0,
      tense_completed: 0,
      average_rating: null,
    })
  })

  test('counts by type, and averages the ratings that she gave to two decimals', () => {
    expect(
      summarise([
        row('ser-estar', 'grammar', 4),
        row('present', 'tense', 5),
        row('imperative', 'tense', 4),
        row('future', 'tense', null),
        row('conditional', 'tense', null, false),
      ]),
    ).toEqual({ total_completed: 4, grammar_completed: 1, tense_completed: 3, average_rating: 4.33 })
  })

  test('has no average if nothing completed has a rating', () => {
    expect(summarise([row('present', 'tense', null)]).average_rating).toBeNull()
  })
})

describe('Ana’s rows from the table', () => {
  let server: Awaited<ReturnType<typeof startStubServer>>
  beforeAll(async () => {
    server = await startStubServer()
  })
  afterAll(() => {
    server.stop()
    vi.restoreAllMocks()
    localStorage.clear()
  })

  const read = async (rows: unknown): Promise<ProgressRow[]> => {
    server.set(json(rows))
    return (await new QueryClient().fetchQuery(progressQuery('ana'))).value
  }
  const present = { topic_id: 'present', topic_type: 'tense', completed: true }

  test('have no rating if the column is missing', async () => {
    const rows = await read([present, { ...present, topic_id: 'future', rating: 4 }])
    expect(rows.map(({ rating }) => rating)).toEqual([null, 4])
    expect(summarise(rows).average_rating).toBe(4)
  })

  test('aren’t completed unless they say so', async () => {
    const rows = await read([
      { ...present, completed: null },
      { topic_id: 'future', topic_type: 'tense' },
    ])
    expect(rows.map(({ completed }) => completed)).toEqual([false, false])
  })

  test.each(['3', 0, 6, 3.5, {}])('have no rating if it isn’t a number of stars: %j', async (rating) => {
    expect(await read([{ ...present, rating }])).toEqual([{ ...present, rating: null }])
  })

  test.each([
    null,
    { ...present, topic_id: '' },
    { ...present, topic_type: 7 },
    { ...present, completed: 'yes' },
  ])('are shown even if one is unreadable, which is reported: %j', async (unreadable) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await read([unreadable, present])).toEqual([{ ...present, rating: null }])
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
    report.mockRestore()
  })

  test.each([
    {},
    [null],
    [{ ...present, topic_id: undefined }],
    [{ ...present, topic_type: 7 }],
    [{ ...present, completed: 'yes' }],
    [{ ...present, topic_id: ' ' }, null],
  ])('fail to load if none can be read, and aren’t cached: %j', async (rows) => {
    await read([present])
    await expect(read(rows)).rejects.toThrow(TypeError)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect(await read(rows)).toEqual([{ ...present, rating: null }])
  })

  test('aren’t shown from an unreadable cache without a network', async () => {
    const keep = (value: unknown) =>
      localStorage.setItem('proxima-seen-progress-ana', JSON.stringify({ value, asOf: 1 }))
    server.set(json({ message: 'down' }, 500))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    keep([present])
    const { value } = await new QueryClient().fetchQuery(progressQuery('ana'))
    expect(value).toEqual([{ ...present, rating: null }])
    keep([{ ...present, topic_id: {} }])
    await expect(new QueryClient().fetchQuery(progressQuery('ana'))).rejects.toThrow('Progress was not read')
  })
})
