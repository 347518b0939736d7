import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FindingsView } from './findings-view'

test('a student whose text has no known mistake isn’t told that it has none', () => {
  render(
    <FindingsView
      findings={{ tenses: [], connectors: [], mistakes: [], accents: [], enes: [], signs: [], capitals: [] }}
    />,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByRole('heading', { name: 'Typical mistakes' })).toBeVisible()
  const [typical, spelling] = screen.getAllByText(/^None found\./)
  expect(typical).toHaveTextContent('There may be others in your text')
  expect(spelling).toHaveTextContent('This check doesn’t catch every mistake.')
  expect(screen.queryByText(/None of the mistakes/)).toBeNull()
})
