import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AbInitioList } from './ab-initio-list'

test('ab initio has a list of the fourteen stops, then what its papers ask beyond them, and nothing twice', () => {
  const { container } = render(<AbInitioList />, { wrapper: MemoryRouter })
  const section = within(screen.getByRole('region', { name: 'Grammar for IB ab initio' }))
  const stops = [...container.querySelectorAll('ol a')].map((link) => link.getAttribute('href'))
  expect(stops).toHaveLength(14)
  expect(stops[0]).toBe('/grammar/days-of-week')
  const beyond = [...container.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))
  expect(beyond).toContain('/tense/conditional')
  expect(beyond).toContain('/tense/imperative')
  expect(new Set([...stops, ...beyond]).size).toBe(stops.length + beyond.length)
  expect(section.getByText('Me gustaría')).toHaveAttribute('lang', 'es')
})
