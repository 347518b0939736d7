import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { deleteTexts, importTexts, saveText } from '@/lib/saved-texts'
import { WritingMap } from './writing-map'

afterEach(() => deleteTexts())

test('loading a file with an impossible date doesn’t change the desk', () => {
  saveText('igcse-a-month-in-lima', { text: 'Querida Carla:', at: Date.UTC(2026, 10, 22), bands: {} })
  importTexts('{"texts":{"igcse-my-best-friend":{"text":"Hola","at":9e15,"bands":{}}}}')
  render(<WritingMap />, { wrapper: MemoryRouter })
  expect(screen.getByText('Started: 2 words, 22 November')).toBeVisible()
  expect(screen.getAllByText(/^Started/)).toHaveLength(1)
})
