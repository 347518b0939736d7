import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordName } from '@/exercises/item-names'
import { clearMemory, recordAnswer } from '@/lib/memory'
import type { Word } from './queries'
import { WordCard } from './word-card'

const waiter: Word = {
  spanish_word: 'el camarero',
  feminine_form: 'la camarera',
  american_form: 'el mesero, el mozo',
  english_translation: 'waiter',
  difficulty_level: 'Intermediate',
  category: 'The world of work',
  pronunciation: 'kah-mah-REH-roh',
  part_of_speech: 'noun (masculine)',
  example_spanish: 'El camarero nos trajo la cuenta.',
  example_english: 'The waiter brought us the bill.',
  etymology: null,
  related_noun: 'el vuelo',
  related_noun_english: 'flight',
  related_verb: 'volar',
  related_verb_english: 'to fly',
  related_adjective: null,
  related_adjective_english: null,
}

// Just before Repaso’s day ends, the page would count the minutes.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 19), toFake: ['Date'] })
})
afterEach(() => {
  clearMemory()
  vi.useRealTimers()
})

describe('a word card', () => {
  test('a student adds its word to Repaso and sees when it comes back', async () => {
    render(<WordCard word={waiter} />, { wrapper: MemoryRouter })
    await userEvent.click(screen.getByRole('button', { name: 'Add to Repaso' }))
    const said = screen.getByRole('status')
    expect(said).toHaveTextContent('Added: it comes back tomorrow in Repaso.')
    expect(said).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Add to Repaso' })).toBeNull()
  })

  test('a student who adds its word at seven in the evening finds it due at half past four the next day', () => {
    recordAnswer(wordName('el camarero'), 'right')
    vi.setSystemTime(new Date(2026, 10, 27, 16, 30))
    render(<WordCard word={waiter} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('status')).toHaveTextContent('Already added: it is due in Repaso.')
  })

  test('a student who leaves the page open overnight reads that it is due', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 50) })
    recordAnswer(wordName('el camarero'), 'right')
    render(<WordCard word={waiter} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('status')).toHaveTextContent('comes back tomorrow')
    act(() => {
      vi.advanceTimersByTime(4.5 * 3_600_000)
    })
    expect(screen.getByRole('status')).toHaveTextContent('is due')
  })

  test('says that a missed word is due, and adds it only once', () => {
    recordAnswer(wordName('el camarero'), 'missed', Date.now() - 3_600_000)
    render(<WordCard word={waiter} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('status')).toHaveTextContent('Already added: it is due in Repaso.')
    expect(screen.queryByRole('button', { name: 'Add to Repaso' })).toBeNull()
  })

  test('shows what each related word means', () => {
    render(<WordCard word={waiter} />)
    const related = screen.getByRole('region', { name: 'Related Words' })
    expect([...related.querySelectorAll('dd')].map((entry) => entry.textContent?.trim())).toEqual([
      'el vuelo (flight)',
      'volar (to fly)',
    ])
    expect(screen.getByText('volar')).toHaveAttribute('lang', 'es')
  })

  test('shows the feminine and the Latin American word', () => {
    render(<WordCard word={waiter} />)
    expect(screen.getByText('Feminine:')).toHaveTextContent('Feminine: la camarera')
    expect(screen.getByText('In much of Latin America:')).toHaveTextContent('el mesero, el mozo')
    expect(screen.getByText('la camarera')).toHaveAttribute('lang', 'es')
  })

  test('doesn’t mention forms that a word doesn’t have', () => {
    render(<WordCard word={{ ...waiter, feminine_form: null, american_form: null }} />)
    expect(screen.queryByText('Feminine:')).toBeNull()
    expect(screen.queryByText('In much of Latin America:')).toBeNull()
  })
})
