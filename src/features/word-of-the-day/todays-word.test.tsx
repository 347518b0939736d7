import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { json, startStubServer } from '../../../tests/support/stub-server'
import { TodaysWord } from './todays-word'

let server: Awaited<ReturnType<typeof startStubServer>>
beforeAll(async () => {
  server = await startStubServer()
})
beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

const openBoard = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <TodaysWord />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )

const open = (answer: unknown) => {
  server.set(json(answer))
  openBoard()
}

/** A word from a table that has only the columns in the specification. */
const word = {
  spanish_word: 'la cosecha',
  english_translation: 'harvest',
  difficulty_level: 'Intermediate',
  category: 'Nature',
  pronunciation: 'koh-SEH-chah',
  part_of_speech: 'noun (feminine)',
  example_spanish: 'Este año la cosecha ha sido buena.',
  example_english: 'The harvest has been good this year.',
  etymology: 'From Latin.',
  related_noun: 'el cosechador',
  related_verb: 'cosechar',
  related_adjective: null,
}
const { spanish_word, english_translation, difficulty_level, part_of_speech } = word
const bare = { spanish_word, english_translation, difficulty_level, part_of_speech }

const isBare = async () => {
  expect(await screen.findByRole('heading', { name: 'la cosecha' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'la cosecha',
    'Definition',
  ])
  expect(document.body).not.toHaveTextContent(/undefined|null|Feminine|Latin America/)
}

describe('today’s word from a table with the specified columns', () => {
  test('shows what the table has, and nothing for missing columns', async () => {
    open([word])
    const related = await screen.findByRole('region', { name: 'Related Words' })
    for (const text of [
      'harvest',
      'Intermediate',
      'Nature',
      'koh-SEH-chah',
      'noun (feminine)',
      'Este año la cosecha ha sido buena.',
      'The harvest has been good this year.',
      'From Latin.',
    ])
      expect(document.body).toHaveTextContent(text)
    expect([...related.querySelectorAll('dd')].map((entry) => entry.textContent?.trim())).toEqual([
      'el cosechador',
      'cosechar',
    ])
    expect(document.body).not.toHaveTextContent(/undefined|null|Feminine|Latin America/)
  })

  test('is shown without optional parts, whether they are missing, null or blank', async () => {
    open([bare])
    await isBare()
  })

  test.each([null, '', ' '])('shows no optional part that is %j', async (nothing) => {
    const optional = Object.keys(word).filter((column) => !(column in bare))
    open([{ ...bare, ...Object.fromEntries(optional.map((column) => [column, nothing])) }])
    await isBare()
  })

  test.each([
    [[{ ...word, spanish_word: undefined }]],
    [[{ ...word, english_translation: null }]],
    [[{ ...word, difficulty_level: 3 }]],
    [[{ ...word, part_of_speech: '' }]],
    [[{ ...word, category: ['Nature'] }]],
    [[{ ...word, etymology: false }]],
    [['la cosecha']],
    [word],
    ['la cosecha'],
  ])('fails to load if it can’t be read: %j', async (answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    open(answer)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load word of the day')
    expect(screen.queryByRole('region', { name: 'Definition' })).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  test.each([[[]], [null]])('is missing if the answer is empty: %j', async (answer) => {
    open(answer)
    expect(await screen.findByText('No word found for today')).toBeVisible()
  })
})

describe('today’s word without a network', () => {
  const openOffline = (value: unknown) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.setItem('proxima-seen-word', JSON.stringify({ value, asOf: Date.now() }))
    server.set(json({ message: 'down' }, 400))
    openBoard()
  }

  test('is the one that is cached on the device, even with fewer columns than today’s', async () => {
    openOffline(bare)
    await isBare()
  })

  test('fails to load if the cached one can’t be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openOffline({ ...word, spanish_word: 7 })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load word of the day')
  })
})

describe('today’s word on a page that is left open', () => {
  const pass = (minutes: number) =>
    act(() => {
      vi.advanceTimersByTime(minutes * 60_000)
    })

  beforeEach(() => {
    vi.useFakeTimers({
      now: Date.UTC(2026, 10, 26, 22),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
  })

  test('is the next day’s word soon after midnight UTC, and not before', async () => {
    open([word])
    expect(await screen.findByRole('heading', { name: 'la cosecha' })).toBeVisible()
    server.set(json([{ ...word, spanish_word: 'el otoño' }]))
    pass(119)
    expect(screen.getByRole('heading', { name: 'la cosecha' })).toBeVisible()
    pass(3)
    expect(screen.getByRole('heading', { name: 'la cosecha' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'el otoño' })).toBeVisible()
  })

  test('isn’t yesterday’s word if the next one can’t be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    open([word])
    expect(await screen.findByRole('heading', { name: 'la cosecha' })).toBeVisible()
    server.set(json({}))
    pass(122)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load word of the day')
  })
})
