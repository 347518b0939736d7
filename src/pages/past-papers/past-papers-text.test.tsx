import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PastPapersText } from './past-papers-text'

test('every kind of question has at least one link to practise it', () => {
  render(
    <MemoryRouter>
      <PastPapersText />
    </MemoryRouter>,
  )
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader') !== null)
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows) expect(within(row).getAllByRole('link').length).toBeGreaterThan(0)
})

test('the titles of Spanish texts are marked as Spanish', () => {
  render(
    <MemoryRouter>
      <PastPapersText />
    </MemoryRouter>,
  )
  for (const link of screen.getAllByRole('link', { name: 'En la estación' }))
    expect(link).toHaveAttribute('lang', 'es')
})
