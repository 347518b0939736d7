import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { TenseOverview } from './tense-overview'

test('a student reads which of the two lessons on the perfect comes first, in the guide and on the map', () => {
  render(<TenseOverview />, { wrapper: MemoryRouter })
  const guide = within(screen.getByRole('region', { name: 'Which tense do I need?' }))
  const answer = guide.getByRole('link', { name: /^Present Perfect/ }).closest('li')
  expect(answer).toHaveTextContent('The perfect has two lessons, and this is the second. Start with Perfect.')
  expect(guide.getByRole('link', { name: 'Perfect' })).toHaveAttribute('href', '/tense/perfecto')
  const line = within(screen.getByRole('region', { name: 'Past Tenses' }))
  expect(line.getByRole('link', { name: 'Perfect' }).closest('li')).toHaveTextContent(/Lesson 1 of 2/)
})
