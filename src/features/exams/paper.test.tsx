import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import ib from '@/content/exams/ib'
import igcse from '@/content/exams/igcse'
import type { ExamGuide } from '@/content/types'
import { Paper } from './paper'

const headOf = (guide: ExamGuide) => {
  const [paper] = guide.papers
  if (paper === undefined) throw new Error('the guide has no paper')
  render(
    <MemoryRouter>
      <Paper paper={paper} index={0} />
    </MemoryRouter>,
  )
  return screen.getByRole('button', { expanded: false })
}

test('a closed IGCSE card shows today’s time first, and then the time in older guides', () => {
  expect(headOf(igcse)).toHaveTextContent(/^Reading 1 hour · 2025–27 · 25%\s*older guides: 45 minutes, 25%$/)
  expect(screen.getByText(/^if you began in September 2026/, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'may be different' })).toHaveAttribute('href', '/#later-years')
})

test('a closed IB card has the IB’s own number beside its title', () => {
  expect(headOf(ib)).toHaveTextContent(/^Paper 1: Reading the IB’s Paper 2 1 hour · until 2028 · 25%$/)
})
